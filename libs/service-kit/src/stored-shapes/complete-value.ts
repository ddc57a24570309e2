import type { Schema, SchemaType } from 'mongoose';

type Fields = Record<string, unknown>;

/** A field has a value that it cannot have. */
export class InvalidFieldError extends Error {
  constructor(
    readonly path: string,
    value: unknown,
  ) {
    super(value === undefined ? `${path} is missing` : `${path} has an invalid value`);
  }
}

/** Option `shape` of a path that Mongoose does not cast: what it contains. */
export type Shape = { listOf: Schema } | { of: Schema } | { partOf: () => Schema };

/** Where a value is, and how the fields of embedded documents are completed. */
interface Place {
  path: string;
  fieldsOf: (schema: Schema, fields: Fields, prefix: string) => Fields;
  partOf: (schema: Schema, fields: Fields, prefix: string) => Fields;
}

/** The properties of a Mongoose path that its types do not declare. */
type Path = SchemaType & {
  schema?: Schema;
  defaultValue?: unknown;
  isRequired?: boolean;
  $isMongooseArray?: boolean;
  $isSingleNested?: boolean;
  embeddedSchemaType?: SchemaType;
  validators: { type?: string }[];
  doValidateSync: (value: unknown, scope?: unknown) => Error | null | undefined;
};

/** The first and last millisecond of the years that ISO 8601 writes with four digits. */
const FIRST_MS = -62_167_219_200_000;
const LAST_MS = 253_402_300_799_999;

/** The value, or the default of an absent one. @throws InvalidFieldError */
export function completeValue(type: SchemaType, value: unknown, place: Place): unknown {
  const path = type as Path;
  if (value === undefined || value === null) return absentValue(path, value, place);
  return presentValue(path, value, place);
}

function absentValue(type: Path, value: null | undefined, { path }: Place): unknown {
  const initial = defaultOf(type);
  if (initial !== undefined && initial !== null) return initial;
  if (type.isRequired) throw new InvalidFieldError(path, value);
  if (value === null && type.$isMongooseArray) return undefined;
  return value === undefined ? initial : null;
}

function defaultOf({ defaultValue, $isMongooseArray }: Path): unknown {
  const value: unknown = typeof defaultValue === 'function' ? (defaultValue as () => unknown)() : defaultValue;
  // The array of Mongoose has more methods, which are not stored.
  if ($isMongooseArray && Array.isArray(value)) return [...(value as unknown[])];
  return typeof value === 'object' ? structuredClone(value) : value;
}

function presentValue(type: Path, value: unknown, place: Place): unknown {
  const { schema, embeddedSchemaType: element } = type;
  if (type.$isMongooseArray) {
    if (schema) return completeList(value, place, (each, at) => completeEmbedded(schema, each, at));
    return element ? completeList(value, place, (each, at) => completeScalar(element, each, at.path)) : value;
  }
  if (schema) return completeEmbedded(schema, value, place);
  const shape = (type.options as { shape?: Shape }).shape;
  return shape ? completeShape(shape, value, place) : completeScalar(type, value, place.path);
}

function completeShape(shape: Shape, value: unknown, place: Place): unknown {
  if ('listOf' in shape) return completeList(value, place, (each, at) => completeEmbedded(shape.listOf, each, at));
  if ('of' in shape) return completeEmbedded(shape.of, value, place);
  return place.partOf(shape.partOf(), fieldsIn(value, place), `${place.path}.`);
}

function completeEmbedded(schema: Schema, value: unknown, place: Place): Fields {
  return place.fieldsOf(schema, fieldsIn(value, place), `${place.path}.`);
}

function fieldsIn(value: unknown, { path }: Place): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidFieldError(path, value);
  return value as Fields;
}

function completeList(value: unknown, place: Place, complete: (each: unknown, at: Place) => unknown): unknown[] {
  if (!Array.isArray(value)) throw new InvalidFieldError(place.path, value);
  let isSame = true;
  const list = (value as unknown[]).map((each, index) => {
    const completed = complete(each, { ...place, path: `${place.path}.${index}` });
    isSame &&= completed === each;
    return completed;
  });
  return isSame ? (value as unknown[]) : list;
}

function completeScalar(type: SchemaType, value: unknown, path: string): unknown {
  const converted = convert(type, value, path);
  const isInvalid =
    converted === null ||
    (typeof converted === 'number' && !Number.isFinite(converted)) ||
    (converted instanceof Date && !isInRange(converted)) ||
    !isAllowed(type as Path, converted);
  if (isInvalid) throw new InvalidFieldError(path, value);
  return converted;
}

/** Whether the value is one of `enum`, matches `match`, and so on. */
function isAllowed(type: Path, value: unknown): boolean {
  const isRestricted = type.validators.some((validator) => validator.type !== 'required');
  return !isRestricted || !type.doValidateSync(value);
}

function convert(type: SchemaType, value: unknown, path: string): unknown {
  const { instance } = type;
  if (instance === 'Mixed' || typeof value === instance.toLowerCase()) return value;
  if (instance === 'Date' && value instanceof Date) return value;
  try {
    return type.cast(value);
  } catch {
    throw new InvalidFieldError(path, value);
  }
}

function isInRange(date: Date): boolean {
  return date.getTime() >= FIRST_MS && date.getTime() <= LAST_MS;
}
