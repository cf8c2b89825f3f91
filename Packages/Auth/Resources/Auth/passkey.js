// Makes and uses passkeys: for elements with the hook `passkey`, whose `data-call` is "create" or "get". It reports whether the browser can, unless that
// is `data-known`. Once `data-options` holds what the server asks (WebAuthn's JSON form), it asks the person and reports the answer, with bytes as
// base64url.
(() => {
  "use strict";
  const { hostname } = location;
  // Browsers have no passkeys for machines that are named by number.
  const isNamed = /[a-z]/i.test(hostname) && !hostname.startsWith("[");
  const isAvailable = window.isSecureContext && isNamed && "PublicKeyCredential" in window && "credentials" in navigator;
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  const text = (buffer) => {
    const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
    return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  };
  const credentials = (list) => list.map((credential) => ({ ...credential, id: bytes(credential.id) }));
  const calls = {
    create: async (options, signal) => {
      const user = { ...options.user, id: bytes(options.user.id) };
      const excludeCredentials = credentials(options.excludeCredentials);
      const publicKey = { ...options, challenge: bytes(options.challenge), user, excludeCredentials };
      const { rawId, response } = await navigator.credentials.create({ publicKey, signal });
      const transports = response.getTransports ? response.getTransports() : [];
      const { clientDataJSON, attestationObject } = response;
      return { credentialId: text(rawId), clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject), transports };
    },
    get: async (options, signal) => {
      const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: credentials(options.allowCredentials) };
      const { rawId, response } = await navigator.credentials.get({ publicKey, signal });
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      return {
        credentialId: text(rawId), clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
        userHandle: userHandle ? text(userHandle) : null,
      };
    },
  };
  // Browsers don't say whether the person refused, took too long, or has no passkey: all are "not allowed".
  const outcomes = { NotAllowedError: "canceled", AbortError: "canceled", InvalidStateError: "known" };
  tumble.hook("passkey", (element, report) => {
    const { call, options, known } = element.dataset;
    if (!options) {
      if (!known) report({ outcome: isAvailable ? "available" : "unavailable" });
      return null;
    }
    const prompt = new AbortController();
    const tell = (outcome, answer) => { if (!prompt.signal.aborted) report({ outcome, answer }); };
    const failed = (error) => tell(outcomes[error.name] || "failed", null);
    calls[call](JSON.parse(options), prompt.signal).then((answer) => tell("answered", answer), failed);
    return () => prompt.abort();
  });
})();
