// Owns turning a contract's zod schema into JSON Schema: for the serialiser of answers and for OpenAPI.
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return simplify(made) as JsonSchema;
}

/**
 * `anyOf: [{type: T}, {type: 'null'}]` becomes `type: [T, 'null']`: the serialiser writes that directly, where anyOf
 * makes it validate every branch first. Objects stay with anyOf, whose null branch it tells apart cheaply.
 */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const out: JsonSchema = {};
  for (const [key, value] of Object.entries(node)) out[key] = simplify(value);
  const nullable = nullableBranch(out.anyOf);
  if (nullable === undefined) return out;
  const { anyOf: _, ...rest } = out;
  return { ...rest, ...nullable.branch, type: [nullable.type, 'null'] };
}

function nullableBranch(anyOf: unknown): { branch: JsonSchema; type: string } | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [branch, last] = anyOf as [JsonSchema, JsonSchema];
  if (last.type !== 'null' || typeof branch.type !== 'string' || 'enum' in branch) return undefined;
  return { branch, type: branch.type };
}
