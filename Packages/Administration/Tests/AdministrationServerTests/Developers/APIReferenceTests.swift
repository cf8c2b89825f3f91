import ServerCore
import Testing

@testable import AdministrationServer

struct APIReferenceTests {
    private let document: JSONValue = [
        "paths": [
            "/parcels/{id}": [
                "put": [
                    "operationId": "putParcelsId", "summary": "Changes <a> parcel.", "tags": ["Parcels"],
                    "security": [["bearer": []], ["key": ["parcels:write"]]],
                    "x-roles": ["driver"], "x-rate-limit": ["count": 30, "seconds": 60, "per": "account"],
                    "parameters": [
                        ["name": "id", "in": "path", "required": true, "schema": ["type": "integer"]],
                        ["name": "dry run", "in": "query", "required": true, "schema": ["type": "string"]],
                        ["name": "Idempotency-Key", "in": "header", "required": false, "schema": ["type": "string"]],
                    ],
                    "requestBody": ["required": true, "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Parcel"]]]],
                    "responses": [
                        "200": [
                            "description": "Done.",
                            "content": [
                                "application/json": [
                                    "schema": ["type": "object", "properties": ["data": ["type": "array", "items": ["$ref": "#/components/schemas/Parcel"]]]]
                                ]
                            ],
                        ],
                        "404": ["$ref": "#/components/responses/Failure"],
                    ],
                ]
            ],
            "/health": ["get": ["operationId": "getHealth", "tags": ["Server"], "security": [], "responses": ["200": ["description": "Done."]]]],
        ],
        "components": [
            "responses": ["Failure": ["description": "What went wrong."]],
            "schemas": [
                "Parcel": [
                    "type": "object", "required": ["kind", "stops"],
                    "properties": [
                        "kind": ["type": "string", "enum": ["small", "large"]], "note": ["type": ["string", "null"], "maxLength": 80],
                        "stops": ["type": "array", "items": ["$ref": "#/components/schemas/Stop"]],
                        "parent": ["anyOf": [["$ref": "#/components/schemas/Parcel"], ["type": "null"]]],
                        "labels": ["type": "object", "additionalProperties": ["type": "string"]],
                    ],
                    "examples": [["kind": "large", "note": "Ring at O'Hara's", "stops": [["city": "Irvine", "floor": 3]], "parent": .null]],
                ],
                "Stop": [
                    "type": "object", "required": ["city"],
                    "properties": ["city": ["type": "string"], "floor": ["type": "integer", "minimum": -2, "maximum": 9_007_199_254_740_991]],
                ],
            ],
        ],
    ]

    private var operation: APIOperation { get throws { try #require(APIReference(document).group("parcels")?.operations.first) } }

    @Test func `an endpoint has its callers, scope, limit, and errors behind references`() throws {
        let operation = try operation
        #expect(operation.caller == .roles(["driver"]) && operation.scope == "parcels:write" && operation.rate?.count == 30 && operation.needsBody)
        #expect(operation.failures.map(\.status) == ["404"] && operation.failures.map(\.summary) == ["What went wrong."])
        let health = try #require(APIReference(document).group("server")?.operations.first)
        #expect(health.caller == .everyone && health.scope == nil && health.body.isEmpty)
    }

    @Test func `references, lists, choices, maps and what may be null are resolved, and a type within itself is described once`() throws {
        let schemas = APISchemas(document)
        let fields = APIField.fields(of: try operation.body[0].schema, in: schemas)
        #expect(fields.map(\.name) == ["kind", "note", "stops", "parent", "labels"])
        #expect(fields.map(\.type) == ["string", "string or null", "list of Stop", "Parcel, as above or null", "map of string"])
        #expect(fields.map(\.isRequired) == [true, false, true, false, false])
        #expect(fields[0].limits == ["one of: small, large"] && fields[1].limits == ["maximum length 80"])
        #expect(fields[2].fields.map(\.name) == ["city", "floor"] && fields[2].fields[1].limits == ["at least -2"])
        #expect(fields[3].fields.isEmpty)
    }

    @Test func `a sample is a command with the declared example, quoted for a shell`() throws {
        let sample = CurlSample(operation: try operation, schemas: APISchemas(document), base: "https://laundry.example/api/v1").text
        #expect(
            sample == """
                curl -X PUT 'https://laundry.example/api/v1/parcels/1?dry run=text' \\
                  -H "Authorization: Bearer $TUMBLE_KEY" \\
                  -H "Idempotency-Key: sample-$(date +%s)" \\
                  -H 'Content-Type: application/json' \\
                  -d '{
                  "kind": "large",
                  "note": "Ring at O'\\''Hara'\\''s",
                  "stops": [
                    {
                      "city": "Irvine",
                      "floor": 3
                    }
                  ]
                }'
                """)
    }

    @Test func `without a declared example one is made of the required fields`() {
        let maker = APIExample(schemas: APISchemas(document), isRequest: true)
        let schema: JSONValue = [
            "type": "object", "required": ["at", "count", "email", "stop"],
            "properties": [
                "at": ["type": "string", "format": "date-time"], "count": ["type": "integer"], "email": ["type": "string"],
                "stop": ["$ref": "#/components/schemas/Stop"], "note": ["type": "string"],
            ],
        ]
        #expect(maker.value(of: schema).compact == #"{"at":"2026-01-31T12:00:00.000Z","count":1,"email":"casey@example.com","stop":{"city":"text"}}"#)
    }

    @Test func `all that the description says is escaped`() throws {
        let frame = DevelopersFrame(reference: APIReference(document), product: "<b>", chosen: nil)
        let page = DevelopersPage(frame: frame, address: "https://laundry.example").group(try #require(frame.reference.group("parcels"))).text
        #expect(page.contains("Changes &lt;a&gt; parcel.") && !page.contains("<b>") && page.contains("O&#39;\\&#39;&#39;Hara"))
    }
}
