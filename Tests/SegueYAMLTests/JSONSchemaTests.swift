import SegueYAML
import Testing

/// The schema that editors read.
///
/// That it is valid draft-07, and that it accepts and refuses what it should, was checked with jsonschema
/// 4.26 for Python (`Draft7Validator.check_schema`, then 4 good and 14 bad documents).
@Suite struct JSONSchemaTests {
  private let schema = Schema(
    title: "Every shape",
    root: .object(
      "a thing",
      [
        .required("id", .kebab, "Its name."),
        .optional("count", .integer(.from(1, to: 3)), "How many."),
        .optional("share", .number(.positive), "How much."),
        .optional("kind", .names(["a", "b"]), "Which \"kind\"."),
        .optional("flag", .boolean, "Whether."),
        .optional("pair", .list(of: .number(), count: 2...2), "Two."),
        .optional("by-name", .map(keys: .kebab, of: Self.leaf), "Leaves."),
        .optional("leaf", Self.leaf, "A leaf."),
        .optional("free", .anything, "Anything."),
        .optional(
          "either",
          .oneOf(
            .duration(), .when("a", .object("an a", [.required("a", .string, "A.")])),
            .object("a b", [.optional("b", .string, "B.")])), "One of three."),
      ], rules: [.atMostOne(["count", "share"]), .atLeastOne(["kind", "flag"])]))

  private static let leaf = Shape.named("leaf") {
    .text(Grammar("an expression", acceptsNumbers: true) { _ in [] })
  }

  @Test func `writes every shape as JSON Schema`() {
    #expect(schema.jsonSchema == golden)
  }

  @Test func `writes the same text each time`() {
    #expect(SampleSchema.preset.jsonSchema == SampleSchema.preset.jsonSchema)
    #expect(SampleSchema.preset.jsonSchema.hasSuffix("}\n"))
  }

  private let golden = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Every shape",
      "type": "object",
      "properties": {
        "id": {
          "description": "Its name.",
          "type": "string",
          "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1,
          "maximum": 3
        },
        "share": {
          "description": "How much.",
          "type": "number",
          "exclusiveMinimum": 0
        },
        "kind": {
          "description": "Which \"kind\".",
          "enum": ["a", "b"]
        },
        "flag": {
          "description": "Whether.",
          "type": "boolean"
        },
        "pair": {
          "description": "Two.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 2,
          "maxItems": 2
        },
        "by-name": {
          "description": "Leaves.",
          "type": "object",
          "propertyNames": {
            "anyOf": [
              {
                "type": "string",
                "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
                "description": "a name such as cell-zoom"
              },
              {
                "type": "string",
                "pattern": "^x-.",
                "description": "a free key"
              }
            ]
          },
          "patternProperties": {
            "^x-.": {}
          },
          "additionalProperties": {
            "$ref": "#/definitions/leaf"
          }
        },
        "leaf": {
          "description": "A leaf.",
          "allOf": [
            {
              "$ref": "#/definitions/leaf"
            }
          ]
        },
        "free": {
          "description": "Anything."
        },
        "either": {
          "description": "One of three.",
          "type": ["string", "object"],
          "allOf": [
            {
              "if": {
                "type": "string"
              },
              "then": {
                "type": "string",
                "pattern": "^[-+]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?(s|ms)$",
                "description": "a duration such as 350ms or 0.35s"
              }
            },
            {
              "if": {
                "type": "object"
              },
              "then": {
                "properties": {
                  "a": {
                    "description": "an a"
                  }
                },
                "if": {
                  "required": ["a"]
                },
                "then": {
                  "type": "object",
                  "properties": {
                    "a": {
                      "description": "A.",
                      "type": "string"
                    }
                  },
                  "required": ["a"],
                  "patternProperties": {
                    "^x-.": {}
                  },
                  "additionalProperties": false
                },
                "else": {
                  "type": "object",
                  "properties": {
                    "b": {
                      "description": "B.",
                      "type": "string"
                    }
                  },
                  "patternProperties": {
                    "^x-.": {}
                  },
                  "additionalProperties": false
                }
              }
            }
          ]
        }
      },
      "required": ["id"],
      "patternProperties": {
        "^x-.": {}
      },
      "additionalProperties": false,
      "allOf": [
        {
          "not": {
            "required": ["count", "share"]
          }
        },
        {
          "anyOf": [
            {
              "required": ["kind"]
            },
            {
              "required": ["flag"]
            }
          ]
        }
      ],
      "definitions": {
        "leaf": {
          "type": ["number", "string"],
          "description": "an expression"
        }
      }
    }

    """#
}
