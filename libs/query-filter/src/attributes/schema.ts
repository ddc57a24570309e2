export type ScalarType = 'text' | 'number' | 'boolean' | 'datetime' | 'date' | 'uuid';

/** A value of the record. Dates without time are stored as text `YYYY-MM-DD`, moments as dates. */
export interface ScalarAttribute {
  type: ScalarType;
  /** Where it is stored; by default under its own name, a record's `id` under `_id`. */
  field?: string;
  /** Where a form of it is stored that sorts as people expect; by default `field`. */
  sortField?: string;
}

/** Values stored together in the record: one object (`settings`), or a list of them (`recipeIngredient`). */
export interface EmbeddedAttribute {
  attributes: Attributes;
  field?: string;
  many?: boolean;
}

/** Records of their own, whose attributes are those of another resource. */
export interface RelationAttribute {
  /** The entry of the schema with their attributes. */
  resource: string;
  /**
   * The field with the related record's id, or with a list of ids; or `owners` when the related records point to this
   * one, so that only their owner can resolve them.
   */
  link: { field: string; many?: boolean } | 'owners';
}

export type Attribute = ScalarType | ScalarAttribute | EmbeddedAttribute | RelationAttribute;
export type Attributes = Readonly<Record<string, Attribute>>;

/**
 * Everything that may be filtered and sorted by, per resource; plain data, in camelCase. Whatever is not listed does not
 * exist for callers. Relations may go in circles.
 */
export type Schema = Readonly<Record<string, Attributes>>;
