import type { Actor, RecipeChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { OrganizerResolver } from '../organizers/organizer-resolver.js';
import type { ContentChanges } from './apply-changes.js';
import { IngredientResolver } from './ingredient-resolver.js';

/** Finds or creates everything a change names, once it is clear that the caller may make it. */
@Injectable()
export class ChangeResolver {
  constructor(
    private readonly organizers: OrganizerResolver,
    private readonly ingredients: IngredientResolver,
  ) {}

  async resolve(actor: Actor, changes: RecipeChanges): Promise<ContentChanges> {
    const { recipeCategory, tags, tools, recipeIngredient, ...plain } = changes;
    const [organizers, ingredients] = await Promise.all([
      this.organizers.resolveAll(actor, { categories: recipeCategory, tags, tools }),
      recipeIngredient ? this.ingredients.resolve(actor, recipeIngredient) : recipeIngredient,
    ]);
    const { categories: categoryIds, tags: tagIds, tools: toolIds } = organizers;
    return { ...plain, categoryIds, tagIds, toolIds, ingredients };
  }
}
