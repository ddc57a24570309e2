import { resolveReferences } from '../../schema-org/resolve-references.js';
import type { SchemaRecipe } from '../../schema-org/schema-recipe.js';
import { isPresent, propertyOf } from '../../json/thing.js';
import type { Origin, ScrapedField, Source } from '../../scraped-recipe.js';
import { originFrom } from './origin.js';

/** Reads the fields of a recipe from its schema.org object and records their origins. */
export class FieldReader {
  private readonly origins = new Map<ScrapedField, Origin>();

  constructor(private readonly recipe: SchemaRecipe) {}

  /** The raw value of a field: from an adapter, else the first of these properties that the recipe has. */
  get(field: ScrapedField, properties: readonly string[], adapted?: unknown): unknown {
    if (isPresent(adapted)) {
      this.setOrigin(field, 'adapter');
      return adapted;
    }
    const { thing, sources } = this.recipe;
    const property = properties.find((name) => propertyOf(thing, name) !== undefined);
    if (property === undefined) return undefined;
    this.setOrigin(field, sources.get(property) ?? 'json-ld');
    return resolveReferences(this.recipe.byId, thing[property]);
  }

  /** The raw value of a property that is not a field. */
  peek(property: string): unknown {
    return propertyOf(this.recipe.thing, property);
  }

  /** The first other object of the page whose `@id` is accepted. */
  objectWithId(accepts: (id: string) => boolean): unknown {
    for (const [id, thing] of this.recipe.byId) if (accepts(id)) return thing;
    return undefined;
  }

  originOf(field: ScrapedField): Origin | undefined {
    return this.origins.get(field);
  }

  /** Sets the origin of a field whose value comes from elsewhere. */
  setOrigin(field: ScrapedField, origin: Source | Origin): void {
    this.origins.set(field, typeof origin === 'string' ? originFrom(origin) : origin);
  }
}
