import { snakeCase } from '@larder/contracts/text/snake-case';
import type { OwnLocation, ResolvedAttribute } from './resolved-attribute.js';
import type { Attributes, EmbeddedAttribute, RelationAttribute, ScalarAttribute, Schema } from './schema.js';

/** Maximum length of a path: relations of a schema may be circular. */
const MAX_PARTS = 8;

/** A position in a path within one record. */
interface Position {
  schema: Schema;
  /** The names so far, as in the schema. */
  path: string[];
  /** The list in the path, if any, and the field so far; within a list, a field of its elements. */
  list: string | null;
  field: string;
}

/**
 * Finds an attribute by its path, whose parts may be in camelCase or snake_case. Null when the schema has no such
 * attribute, or the path ends at an embedded object or a relation.
 */
export function resolveAttribute(schema: Schema, resource: string, path: string): ResolvedAttribute | null {
  const parts = path.split('.');
  const attributes = ownEntry(schema, resource);
  if (!attributes) throw new Error(`The filter schema has no resource "${resource}".`);
  return parts.length > MAX_PARTS ? null : follow(attributes, parts, { schema, path: [], list: null, field: '' });
}

function follow(attributes: Attributes, [part = '', ...rest]: string[], from: Position): ResolvedAttribute | null {
  const name = nameOf(attributes, part);
  const attribute = name === null ? undefined : attributes[name];
  if (name === null || attribute === undefined) return null;
  const full = typeof attribute === 'string' ? { type: attribute } : attribute;
  const position = { ...from, path: [...from.path, name] };
  if ('type' in full) return rest.length > 0 ? null : resolveScalar(full, name, position);
  if (rest.length === 0) return null;
  return 'resource' in full ? resolveRelation(full, rest, position) : resolveEmbedded(full, name, rest, position);
}

function resolveScalar({ type, field, sortField }: ScalarAttribute, name: string, at: Position): ResolvedAttribute {
  const isRecordId = name === 'id' && at.field === '' && at.list === null;
  const location = locationOf(at, field ?? (isRecordId ? '_id' : name));
  const sorted = sortField ? locationOf(at, sortField) : location;
  return { path: at.path.join('.'), type, sortField: fieldOf(sorted), location };
}

function resolveEmbedded(
  attribute: EmbeddedAttribute,
  name: string,
  rest: string[],
  at: Position,
): ResolvedAttribute | null {
  const field = below(at.field, attribute.field ?? name);
  if (!attribute.many) return follow(attribute.attributes, rest, { ...at, field });
  if (at.list !== null)
    throw new Error(`"${at.path.join('.')}" is a list within a list, which filters do not support.`);
  return follow(attribute.attributes, rest, { ...at, list: field, field: '' });
}

function resolveRelation(
  { resource, link }: RelationAttribute,
  rest: string[],
  at: Position,
): ResolvedAttribute | null {
  const attribute = resolveAttribute(at.schema, resource, rest.join('.'));
  if (!attribute) return null;
  const path = [...at.path, attribute.path].join('.');
  const location = link === 'owners' ? link : linkLocation(at, link);
  const { type } = attribute;
  // The record contains the related id, so the related record is not queried.
  if (location !== 'owners' && attribute.path === 'id') return { path, type, sortField: fieldOf(location), location };
  return {
    path,
    type,
    sortField: null,
    location: { kind: 'related', relation: at.path.join('.'), resource, link: location, attribute },
  };
}

function linkLocation(at: Position, { many = false, field }: { many?: boolean; field: string }): OwnLocation {
  return many ? idsLocation(at, field) : locationOf(at, field);
}

function locationOf({ list, field }: Position, name: string): OwnLocation {
  return list === null
    ? { kind: 'field', field: below(field, name) }
    : { kind: 'elements', list, field: below(field, name) };
}

function idsLocation({ list, field, path }: Position, name: string): OwnLocation {
  if (list !== null) throw new Error(`"${path.join('.')}" is a list within a list, which filters do not support.`);
  return { kind: 'ids', field: below(field, name) };
}

/** The field to sort by; null for lists. */
function fieldOf(location: OwnLocation): string | null {
  return location.kind === 'field' ? location.field : null;
}

function below(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

/** Older names, in snake_case, which existing clients still filter and order by. */
const OLD_NAMES = new Map([['update_at', 'updated_at']]);

const namesOf = new WeakMap<Attributes, Map<string, string>>();

/** The name of an attribute as in the schema. */
function nameOf(attributes: Attributes, part: string): string | null {
  const names = namesOf.get(attributes) ?? new Map(Object.keys(attributes).map((name) => [snakeCase(name), name]));
  namesOf.set(attributes, names);
  const key = snakeCase(part);
  return names.get(OLD_NAMES.get(key) ?? key) ?? null;
}

function ownEntry(schema: Schema, resource: string): Attributes | undefined {
  return Object.hasOwn(schema, resource) ? schema[resource] : undefined;
}
