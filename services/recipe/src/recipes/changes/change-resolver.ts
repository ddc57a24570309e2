import type { Actor, OrganizerKind, OrganizerRef, RecipeChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { RecipeContent, StoredIngredient } from '../../recipe-store/index.js';
import { type IdsByKind, OrganizerResolver, type RefsByKind } from '../../catalogue/index.js';
import type { ContentChanges } from './apply-changes.js';
import { alreadyReferencedIds } from './referenced-ids.js';
import { IngredientResolver } from './ingredient-resolver.js';

/** The references of a stored recipe. */
type StoredReferences = Pick<RecipeContent, 'categoryIds' | 'tagIds' | 'toolIds' | 'ingredients'>;

/** A change with the recipe it is for, if that is stored already. */
export interface ChangesInput {
  changes: RecipeChanges;
  stored?: StoredReferences | undefined;
}

/** Resolves the references of a change, after the permission check; missing records are created. */
@Injectable()
export class ChangeResolver {
  constructor(
    private readonly organizers: OrganizerResolver,
    private readonly ingredients: IngredientResolver,
  ) {}

  /** Ids in `stored` need no look-up. */
  async resolve(actor: Actor, changes: RecipeChanges, stored?: StoredReferences): Promise<ContentChanges> {
    const [resolved] = await this.resolveAll(actor, [{ changes, stored }]);
    // One change gives one result.
    return resolved as ContentChanges;
  }

  /** The same for changes of several recipes: references are resolved together. */
  async resolveAll(actor: Actor, all: ChangesInput[]): Promise<ContentChanges[]> {
    const [organizers, ingredients] = await Promise.all([
      this.organizersOf(actor, all),
      this.ingredientsOf(actor, all),
    ]);
    return all.map(({ changes: { recipeCategory: _categories, recipeIngredient, ...plain } }, at) => {
      const { categories: categoryIds, tags: tagIds, tools: toolIds } = organizers[at] ?? {};
      const { tags: _tags, tools: _tools, ...rest } = plain;
      return { ...rest, categoryIds, tagIds, toolIds, ingredients: recipeIngredient && ingredients[at] };
    });
  }

  private organizersOf(actor: Actor, all: ChangesInput[]): Promise<IdsByKind[]> {
    const refs = all.map(({ changes: { recipeCategory, tags, tools } }) => ({
      categories: recipeCategory,
      tags,
      tools,
    }));
    const kinds = new Map(all.flatMap(({ stored }) => kindsIn(stored)));
    const verifiedIds = alreadyReferencedIds(
      all.map(({ stored }, at) => [namedIn(refs[at]), kindsIn(stored).map(([id]) => id)]),
    );
    return this.organizers.resolveAll(actor, refs, new Map([...kinds].filter(([id]) => verifiedIds.has(id))));
  }

  private ingredientsOf(actor: Actor, all: ChangesInput[]): Promise<StoredIngredient[][]> {
    return this.ingredients.resolveAll(
      actor,
      all.map(({ changes, stored }) => ({ drafts: changes.recipeIngredient ?? [], stored: stored?.ingredients ?? [] })),
    );
  }
}

function namedIn(refs: RefsByKind | undefined): (string | null | undefined)[] {
  return Object.values(refs ?? {}).flatMap((list) => (list ?? []).map(({ id }: OrganizerRef) => id));
}

function kindsIn(stored: StoredReferences | undefined): [string, OrganizerKind][] {
  const { categoryIds = [], tagIds = [], toolIds = [] } = stored ?? {};
  return [
    ...categoryIds.map((id): [string, OrganizerKind] => [id, 'categories']),
    ...tagIds.map((id): [string, OrganizerKind] => [id, 'tags']),
    ...toolIds.map((id): [string, OrganizerKind] => [id, 'tools']),
  ];
}
