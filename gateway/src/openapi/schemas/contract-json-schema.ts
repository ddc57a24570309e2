import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
/** A request may leave out fields that have defaults; a response has all of them. */
export type Io = 'input' | 'output';

/** The JSON Schema of a contract's schema, and those that it refers to by name as `#/$defs/Name`. */
export interface ContractJsonSchema {
  schema: JsonSchema;
  definitions: Record<string, JsonSchema>;
}

const SCALARS = new Set(['string', 'number', 'int', 'boolean', 'enum']);

/** Describes a contract's schema as requests or responses have it. */
export function contractJsonSchema(contract: z.ZodType, io: Io): ContractJsonSchema {
  const definitions: ContractJsonSchema['definitions'] = {};
  const converted = z.toJSONSchema(contract, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      omitIntegerRange(jsonSchema);
      if (io === 'input') describeAccepted(zodSchema, jsonSchema);
      Object.assign(definitions, describeIgnored(jsonSchema));
    },
  });
  const { $schema: _dialect, $defs, id: _id, ...schema } = converted;
  return { schema, definitions: { ...definitions, ...$defs } };
}

/**
 * A field that is accepted and ignored (`ignored()`) is described as the responses have it, since clients send it back;
 * no part of it is required. Returns the definitions that the description refers to.
 */
function describeIgnored(jsonSchema: JsonSchema): ContractJsonSchema['definitions'] {
  const { documentedAs, anyOf } = jsonSchema;
  if (!(documentedAs instanceof z.ZodType)) return {};
  delete jsonSchema['documentedAs'];
  delete jsonSchema.anyOf;
  const { schema, definitions } = contractJsonSchema(documentedAs, 'output');
  requireNothing(schema);
  Object.assign(jsonSchema, acceptsNull(anyOf) ? { anyOf: [schema, { type: 'null' }] } : schema);
  return definitions;
}

function requireNothing(schema: JsonSchema): void {
  delete schema.required;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  const parts = [...Object.values(schema.properties ?? {}), schema.items, ...(schema.anyOf ?? [])].flat();
  for (const part of parts) if (typeof part === 'object') requireNothing(part);
}

/** Adds what zod leaves out of the input of conversions: examples, defaults, limits of the result, and one type. */
function describeAccepted(contract: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { def } = contract._zod;
  const { examples } = z.globalRegistry.get(contract) ?? {};
  if (Array.isArray(examples)) jsonSchema.examples ??= examples;
  if (def.type === 'default') jsonSchema.default ??= def.defaultValue;
  if (def.type === 'pipe') Object.assign(jsonSchema, limitsOf(def.out));
  nameOneType(jsonSchema);
}

function limitsOf(result: z.core.$ZodType): JsonSchema {
  if (!SCALARS.has(result._zod.def.type)) return {};
  const { $schema: _dialect, type: _type, ...limits } = z.toJSONSchema(result);
  omitIntegerRange(limits);
  return limits;
}

/** Omits the range that zod states for every integer: the integers that JavaScript represents exactly. */
function omitIntegerRange(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** A type written beside alternatives is the one that clients should send; only `null` stays an alternative to it. */
function nameOneType(jsonSchema: JsonSchema): void {
  const { type, anyOf } = jsonSchema;
  if (type === undefined || !anyOf) return;
  if (!acceptsNull(anyOf)) delete jsonSchema.anyOf;
  else {
    delete jsonSchema.type;
    delete jsonSchema.format;
  }
}

function acceptsNull(alternatives: JsonSchema['anyOf']): boolean {
  return alternatives?.some((each) => typeof each === 'object' && each.type === 'null') ?? false;
}
