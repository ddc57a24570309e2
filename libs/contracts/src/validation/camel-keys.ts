import type { z } from 'zod';
import { snakeCase } from '../text/snake-case.js';
import { definitionOf, type SchemaDefinition } from './schema-definition.js';

interface Field {
  key: string;
  schema: z.ZodType;
  aliases: string[];
}

const FIELDS = new WeakMap<object, Field[]>();

/** Other spellings of a documented key that clients send, in addition to its snake case. */
const ALIASES: Record<string, string[]> = {
  updatedAt: ['updateAt', 'update_at', 'updated_at'],
  orgURL: ['org_url', 'orgUrl'],
  eventMessage: ['event_message', 'message'],
  start_date: ['startDate'],
  end_date: ['endDate'],
};

/**
 * Converts the keys of a raw body to those of its schema: snake case becomes camel case where the schema declares a
 * field, and nowhere else (so never inside `extras`). If both spellings are present, camel case has precedence
 * (docs/api/conventions.md#key-names).
 */
export function camelKeys(schema: z.ZodType, raw: unknown): unknown {
  const definition = definitionOf(schema);
  if (definition.shape) return isRecord(raw) ? camelRecord(definition.shape, raw) : raw;
  if (definition.element) {
    const { element } = definition;
    return Array.isArray(raw) ? raw.map((entry) => camelKeys(element, entry)) : raw;
  }
  const inner = innerOf(definition, raw);
  return inner ? camelKeys(inner, raw) : raw;
}

function camelRecord(shape: Record<string, z.ZodType>, raw: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = { ...raw };
  for (const { key, schema, aliases } of fieldsOf(shape)) {
    const spelling = Object.hasOwn(raw, key) ? key : aliases.find((name) => Object.hasOwn(raw, name));
    if (spelling === undefined) continue;
    if (spelling !== key) delete result[spelling];
    result[key] = camelKeys(schema, raw[spelling]);
  }
  return result;
}

/** The fields of a schema with the other spellings of their keys, computed once. */
function fieldsOf(shape: Record<string, z.ZodType>): Field[] {
  const cached = FIELDS.get(shape);
  if (cached) return cached;
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    schema,
    aliases: ALIASES[key] ?? [snakeCase(key)],
  }));
  FIELDS.set(shape, fields);
  return fields;
}

function innerOf(definition: SchemaDefinition, raw: unknown): z.ZodType | undefined {
  if (definition.options) return definition.options.find((option) => fits(option, raw));
  return definition.innerType ?? pipedSchema(definition) ?? definition.getter?.();
}

/** The side of a pipe that declares the keys: the output of a preprocessing step, otherwise the input. */
function pipedSchema({ in: from, out }: SchemaDefinition): z.ZodType | undefined {
  return from?.def.type === 'transform' ? out : from;
}

/** Whether a raw value matches a branch of a union, by its outer form only. */
function fits(option: z.ZodType, raw: unknown): boolean {
  const definition = definitionOf(option);
  if (definition.shape) return isRecord(raw);
  if (definition.element) return Array.isArray(raw);
  const inner = definition.innerType ?? pipedSchema(definition);
  return inner ? fits(inner, raw) : false;
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
