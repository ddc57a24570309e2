import type { Actor, OrganizerKind, OrganizerRef, RecipeChanges } from '@larder/contracts';
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
    const [categoryIds, tagIds, toolIds, ingredients] = await Promise.all([
      this.idsOf(actor, 'categories', recipeCategory),
      this.idsOf(actor, 'tags', tags),
      this.idsOf(actor, 'tools', tools),
      recipeIngredient ? this.ingredients.resolve(actor, recipeIngredient) : recipeIngredient,
    ]);
    return { ...plain, categoryIds, tagIds, toolIds, ingredients };
  }

  private async idsOf(actor: Actor, kind: OrganizerKind, refs: OrganizerRef[] | null | undefined) {
    return refs ? this.organizers.resolve(actor, kind, refs) : refs;
  }
}
