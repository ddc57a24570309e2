import type { ScalarType } from './schema.js';

/** An attribute path of the schema, with the location of its values. */
export interface ResolvedAttribute {
  /** In camelCase, as in the schema. */
  path: string;
  type: ScalarType;
  /** Null unless the record itself contains a single value. */
  sortField: string | null;
  location: Location;
}

/** A field of the record. */
export interface FieldLocation {
  kind: 'field';
  field: string;
}
/** A field of each element of a list in the record. */
export interface ElementsLocation {
  kind: 'elements';
  list: string;
  field: string;
}
/** A field that holds a list of ids. */
export interface IdsLocation {
  kind: 'ids';
  field: string;
}
export type OwnLocation = FieldLocation | ElementsLocation | IdsLocation;

/** An attribute of related records. */
export interface RelatedLocation {
  kind: 'related';
  /** The path of the relation, for the resolver: `tags`, `recipeIngredient.food`. */
  relation: string;
  resource: string;
  /** Where the related ids are stored. */
  link: OwnLocation | 'owners';
  attribute: ResolvedAttribute;
}

export type Location = OwnLocation | RelatedLocation;

/** Whether a record may have several values; a condition is then true if one of them satisfies it. */
export function isMany({ location }: ResolvedAttribute): boolean {
  if (location.kind !== 'related') return location.kind !== 'field';
  return location.link === 'owners' || location.link.kind !== 'field' || isMany(location.attribute);
}

/** The field of a condition; for a list, a condition on any of its elements. */
export function pathOf(location: OwnLocation): string {
  return location.kind === 'elements' ? `${location.list}.${location.field}` : location.field;
}
