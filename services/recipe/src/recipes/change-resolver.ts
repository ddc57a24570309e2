import type { Actor, OrganizerKind, RecipeChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { OrganizerResolver } from '../organizers/organizer-resolver.js';
import type { ContentChanges } from './apply-changes.js';
import { IngredientResolver } from './ingredient-resolver.js';
import type { RecipeContent } from './recipe.schema.js';

/** What a stored recipe names of other records. */
type CarriedParts = Pick<RecipeContent, 'categoryIds' | 'tagIds' | 'toolIds' | 'ingredients'>;

/** Finds or creates everything a change names, once it is clear that the caller may make it. */
@Injectable()
export class ChangeResolver {
  constructor(
    private readonly organizers: OrganizerResolver,
    private readonly ingredients: IngredientResolver,
  ) {}

  /** Ids that `stored` carries are right as they are. */
  async resolve(actor: Actor, changes: RecipeChanges, stored?: CarriedParts): Promise<ContentChanges> {
    const { recipeCategory, tags, tools, recipeIngredient, ...plain } = changes;
    const [organizers, ingredients] = await Promise.all([
      this.organizers.resolveAll(actor, { categories: recipeCategory, tags, tools }, kindsIn(stored)),
      recipeIngredient ? this.ingredients.resolve(actor, recipeIngredient, stored?.ingredients) : recipeIngredient,
    ]);
    const { categories: categoryIds, tags: tagIds, tools: toolIds } = organizers;
    return { ...plain, categoryIds, tagIds, toolIds, ingredients };
  }
}

function kindsIn(stored: CarriedParts | undefined): Map<string, OrganizerKind> {
  const kinds = new Map<string, OrganizerKind>();
  stored?.categoryIds.forEach((id) => kinds.set(id, 'categories'));
  stored?.tagIds.forEach((id) => kinds.set(id, 'tags'));
  stored?.toolIds.forEach((id) => kinds.set(id, 'tools'));
  return kinds;
}
