import type { z } from 'zod';
import { snakeCase } from '../text/snake-case.js';
import { definitionOf, type SchemaDefinition } from './schema-definition.js';

/** Converts a raw value; returns the same one when no key of it has another spelling. */
type Convert = (raw: unknown) => unknown;

interface Field {
  key: string;
  aliases: string[];
  convert: Convert | null;
}

/** How the raw values of a schema are converted; null when it declares no keys. */
const CONVERSIONS = new WeakMap<z.ZodType, Convert | null>();

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
 * (docs/api/conventions.md#key-names). Without any other spelling, it is the same object.
 */
export function camelKeys(schema: z.ZodType, raw: unknown): unknown {
  const convert = conversionOf(schema);
  return convert ? convert(raw) : raw;
}

/** The conversion of a schema, built once: following its parts takes longer than converting a body. */
function conversionOf(schema: z.ZodType): Convert | null {
  const existing = CONVERSIONS.get(schema);
  if (existing !== undefined) return existing;
  // A schema that contains itself is converted by what is known after this.
  CONVERSIONS.set(schema, (raw) => camelKeys(schema, raw));
  const convert = buildConversion(definitionOf(schema));
  CONVERSIONS.set(schema, convert);
  return convert;
}

function buildConversion(definition: SchemaDefinition): Convert | null {
  const { shape, element, options } = definition;
  if (shape) return recordConversion(fieldsOf(shape));
  if (element) return arrayConversion(conversionOf(element));
  if (options) return unionConversion(options);
  const inner = definition.innerType ?? pipedSchema(definition) ?? definition.getter?.();
  return inner ? conversionOf(inner) : null;
}

function recordConversion(fields: readonly Field[]): Convert {
  return (raw) => {
    if (!isRecord(raw)) return raw;
    let result = raw;
    for (const { key, aliases, convert } of fields) {
      const spelling = Object.hasOwn(raw, key) ? key : aliases.find((name) => Object.hasOwn(raw, name));
      if (spelling === undefined) continue;
      const value = convert ? convert(raw[spelling]) : raw[spelling];
      if (spelling === key && value === raw[key]) continue;
      if (result === raw) result = { ...raw };
      if (spelling !== key) delete result[spelling];
      result[key] = value;
    }
    return result;
  };
}

function arrayConversion(convert: Convert | null): Convert | null {
  if (!convert) return null;
  return (raw) => {
    if (!Array.isArray(raw)) return raw;
    const values: readonly unknown[] = raw;
    const converted = values.map(convert);
    return converted.some((value, at) => value !== values[at]) ? converted : values;
  };
}

function unionConversion(options: readonly z.ZodType[]): Convert | null {
  if (options.every((option) => !conversionOf(option))) return null;
  return (raw) => {
    const option = options.find((each) => fits(each, raw));
    return option ? camelKeys(option, raw) : raw;
  };
}

/** The fields of a schema with the other spellings of their keys. */
function fieldsOf(shape: Record<string, z.ZodType>): Field[] {
  return Object.entries(shape).map(([key, schema]) => ({
    key,
    aliases: (ALIASES[key] ?? [snakeCase(key)]).filter((alias) => alias !== key),
    convert: conversionOf(schema),
  }));
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
