export type ScalarType = 'text' | 'number' | 'boolean' | 'datetime' | 'date' | 'uuid';

/** A value of the record. `date` is stored as text `YYYY-MM-DD`, `datetime` as a Date. */
export interface ScalarAttribute {
  type: ScalarType;
  /** The stored field; by default its own name, and `_id` for the `id` of a record. */
  field?: string;
  /** The field with its sort key, such as text without case and accents; by default `field`. */
  sortField?: string;
}

/** An embedded object (`settings`), or a list of them (`recipeIngredient`). */
export interface EmbeddedAttribute {
  attributes: Attributes;
  field?: string;
  many?: boolean;
}

/** Related records with the attributes of another resource. */
export interface RelationAttribute {
  /** The key of that resource in the schema. */
  resource: string;
  /**
   * The field with the id or ids of the related records; or `owners` when the related records contain the id of this
   * one, so that the service that stores them has to resolve the relation.
   */
  link: { field: string; many?: boolean } | 'owners';
}

export type Attribute = ScalarType | ScalarAttribute | EmbeddedAttribute | RelationAttribute;
export type Attributes = Readonly<Record<string, Attribute>>;

/**
 * The attributes that each resource may be filtered and sorted by, in camelCase; others are unknown to callers.
 * Relations may be circular.
 */
export type Schema = Readonly<Record<string, Attributes>>;
