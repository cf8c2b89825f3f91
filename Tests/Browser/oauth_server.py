"""A retailer's authorization server on this machine, by Authlib: codes with PKCE (RFC 7636), refresh tokens that rotate, revocation (RFC 7009), metadata
(RFC 8414), the issuer in every response (RFC 9207), and who the member is."""

import os
import secrets
import threading
import time

os.environ["AUTHLIB_INSECURE_TRANSPORT"] = "1"

from authlib.integrations.flask_oauth2 import AuthorizationServer  # noqa: E402
from authlib.oauth2.rfc6749 import ClientMixin, grants  # noqa: E402
from authlib.oauth2.rfc6750 import BearerTokenGenerator  # noqa: E402
from authlib.oauth2.rfc7009 import RevocationEndpoint  # noqa: E402
from authlib.oauth2.rfc7636 import CodeChallenge  # noqa: E402
from authlib.oauth2.rfc9207 import IssuerParameter  # noqa: E402
from flask import Flask, abort, jsonify, request  # noqa: E402
from werkzeug.serving import make_server  # noqa: E402

CLIENT = "tumble"
SECRET = "the-client's secret"
#: Shorter than the head start of a renewal, so that each look at the account renews its token.
SECONDS = 100
METHODS = ["client_secret_basic"]
CONSENT = """<!doctype html><html lang="en"><title>Corner accounts</title><meta name="viewport" content="width=device-width">
<main><h1>Corner accounts</h1><p>Allow this service to see your name?</p>
<form method="post"><button name="answer" value="yes">Allow</button> <button name="answer" value="no">Deny</button></form></main></html>"""


class Client(ClientMixin):
    def __init__(self, redirect: str):
        self.redirect = redirect

    def get_client_id(self):
        return CLIENT

    def get_default_redirect_uri(self):
        return None

    def get_allowed_scope(self, scope):
        return scope or ""

    def check_redirect_uri(self, redirect_uri):
        return redirect_uri == self.redirect

    def check_client_secret(self, client_secret):
        return secrets.compare_digest(client_secret, SECRET)

    def check_endpoint_auth_method(self, method, endpoint):
        return method in METHODS

    def check_response_type(self, response_type):
        return response_type == "code"

    def check_grant_type(self, grant_type):
        return grant_type in ("authorization_code", "refresh_token")


class Code:
    def __init__(self, payload, scope):
        self.code_challenge, self.code_challenge_method = payload.data.get("code_challenge"), payload.data.get("code_challenge_method")
        self.redirect, self.scope, self.ends = payload.redirect_uri, scope, time.time() + 60

    def get_redirect_uri(self):
        return self.redirect

    def get_scope(self):
        return self.scope


class Token:
    def __init__(self, token):
        self.access, self.refresh, self.scope = token["access_token"], token["refresh_token"], token.get("scope", "")
        self.is_live, self.can_refresh = True, True

    def check_client(self, client):
        return client.get_client_id() == CLIENT

    def get_scope(self):
        return self.scope

    def get_expires_in(self):
        return SECONDS

    def is_expired(self):
        return False

    def is_revoked(self):
        return not self.is_live


class OAuthServer:
    """The server, in a thread. `redirect` is the only address that it leads back to."""

    def __init__(self, redirect: str):
        self.client = Client(redirect)
        self.codes: dict[str, Code] = {}
        self.tokens: list[Token] = []
        self.member = "Carla Castro"
        #: Everything secret that it ever gave or was given.
        self.secrets = [SECRET]
        self.renewals = 0
        self.is_down = False
        self.app = self._app()
        self.http = make_server("127.0.0.1", 0, self.app, threaded=True)
        # Another site than the product's: browsers tell names apart, not ports.
        self.issuer = f"http://localhost:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.http.shutdown()
        self.http.server_close()

    @property
    def live(self) -> list[Token]:
        return [token for token in self.tokens if token.is_live or token.can_refresh]

    def forget(self) -> None:
        """Ends every grant, as a member may on the retailer's page."""
        for token in self.tokens:
            token.is_live = token.can_refresh = False

    def _save(self, token, request) -> None:
        self.tokens.append(Token(token))
        self.secrets += [token["access_token"], token["refresh_token"]]

    def _app(self) -> Flask:
        provider = self
        app = Flask("retailer")
        server = AuthorizationServer(app, query_client=lambda name: self.client if name == CLIENT else None, save_token=self._save)
        secret = lambda *_, **__: secrets.token_urlsafe(24)  # noqa: E731
        server.register_token_generator("default", BearerTokenGenerator(secret, secret, lambda *_: SECONDS))

        class Codes(grants.AuthorizationCodeGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = METHODS

            def save_authorization_code(self, code, request):
                provider.codes[code] = Code(request.payload, request.payload.scope)
                provider.secrets += [code, request.payload.state]

            def query_authorization_code(self, code, client):
                item = provider.codes.get(code)
                return item if item and item.ends > time.time() else None

            def delete_authorization_code(self, authorization_code):
                provider.codes = {name: item for name, item in provider.codes.items() if item is not authorization_code}

            def authenticate_user(self, authorization_code):
                return provider.member

        class Renewals(grants.RefreshTokenGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = METHODS
            INCLUDE_NEW_REFRESH_TOKEN = True

            def authenticate_refresh_token(self, refresh_token):
                return next((token for token in provider.tokens if token.refresh == refresh_token and token.can_refresh), None)

            def authenticate_user(self, refresh_token):
                return provider.member

            def revoke_old_credential(self, refresh_token):
                refresh_token.is_live = refresh_token.can_refresh = False
                provider.renewals += 1

        class Revocations(RevocationEndpoint):
            CLIENT_AUTH_METHODS = METHODS

            def query_token(self, token_string, token_type_hint):
                return next((token for token in provider.tokens if token_string in (token.access, token.refresh)), None)

            def revoke_token(self, token, request):
                token.is_live = False
                if request.form["token"] == token.refresh:
                    token.can_refresh = False

        class Issuer(IssuerParameter):
            def get_issuer(self):
                return provider.issuer

        # The verifier is always needed, and only its hash may be sent ahead.
        class Challenge(CodeChallenge):
            SUPPORTED_CODE_CHALLENGE_METHOD = ["S256"]

        server.register_grant(Codes, [Challenge(required=True)])
        server.register_grant(Renewals)
        server.register_endpoint(Revocations)
        server.register_extension(lambda endpoint: Issuer()(endpoint))

        @app.before_request
        def down():
            if provider.is_down:
                abort(503)

        @app.get("/.well-known/oauth-authorization-server")
        def metadata():
            return jsonify({
                "issuer": provider.issuer, "authorization_endpoint": f"{provider.issuer}/authorize", "token_endpoint": f"{provider.issuer}/token",
                "revocation_endpoint": f"{provider.issuer}/revoke", "userinfo_endpoint": f"{provider.issuer}/member",
                "response_types_supported": ["code"], "grant_types_supported": ["authorization_code", "refresh_token"],
                "code_challenge_methods_supported": ["S256"], "token_endpoint_auth_methods_supported": METHODS,
                "authorization_response_iss_parameter_supported": True,
            })

        @app.get("/authorize")
        def ask():
            server.get_consent_grant(end_user=provider.member)
            assert request.args["code_challenge_method"] == "S256"
            return CONSENT

        @app.post("/authorize")
        def answer():
            grant = server.get_consent_grant(end_user=provider.member)
            provider.secrets.append(request.args["state"])
            return server.create_authorization_response(grant_user=provider.member if request.form["answer"] == "yes" else None, grant=grant)

        @app.post("/token")
        def token():
            return server.create_token_response()

        @app.post("/revoke")
        def revoke():
            return server.create_endpoint_response("revocation")

        @app.get("/member")
        def member():
            given = request.headers.get("Authorization", "").removeprefix("Bearer ")
            if not any(token.access == given and token.is_live for token in provider.tokens):
                return jsonify({"error": "invalid_token"}), 401
            return jsonify({"sub": "member-1", "name": provider.member})

        return app
