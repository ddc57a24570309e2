import type { ScalarType } from './schema.js';

/** An attribute path of the schema, with the place of its values. */
export interface ResolvedAttribute {
  /** In camelCase, as the schema spells it. */
  path: string;
  type: ScalarType;
  /** Only for values of the record itself. */
  sortField: string | null;
  place: Place;
}

/** A field of the record. */
export interface FieldPlace {
  kind: 'field';
  field: string;
}
/** A field of each element of a list in the record. */
export interface ElementsPlace {
  kind: 'elements';
  list: string;
  field: string;
}
/** A field that holds a list of ids. */
export interface IdsPlace {
  kind: 'ids';
  field: string;
}
export type OwnPlace = FieldPlace | ElementsPlace | IdsPlace;

/** An attribute of related records. */
export interface RelatedPlace {
  kind: 'related';
  /** The path to the relation, for its resolver: `tags`, `recipeIngredient.food`. */
  relation: string;
  resource: string;
  /** Where the related ids are. */
  link: OwnPlace | 'owners';
  attribute: ResolvedAttribute;
}

export type Place = OwnPlace | RelatedPlace;

/** Whether there may be several values, so that a condition asks whether one of them satisfies it. */
export function isMany({ place }: ResolvedAttribute): boolean {
  if (place.kind !== 'related') return place.kind !== 'field';
  return place.link === 'owners' || place.link.kind !== 'field' || isMany(place.attribute);
}

/** The field a condition names; for elements of a list it means "of any of them". */
export function pathOf(place: OwnPlace): string {
  return place.kind === 'elements' ? `${place.list}.${place.field}` : place.field;
}
