import { Injectable } from '@nestjs/common';
import type { RecipeDocument, StoredIngredient } from './recipe.schema.js';

/** The part of a stored recipe that read models follow. */
export type ChangedRecipe = Pick<
  RecipeDocument,
  '_id' | 'revision' | 'name' | 'description' | 'nameSort' | 'createdAt' | 'updatedAt' | 'lastMade'
> & { ingredients: Pick<StoredIngredient, 'note' | 'originalText'>[] };

/** A read model of this process, as the search index: it is called after each write. */
export interface RecipeChangeListener {
  /** A recipe as it was stored. */
  onSaved(groupId: string, recipe: ChangedRecipe): void;
  /** A deleted recipe, with the revision of the deletion. */
  onDeleted(groupId: string, id: string, revision: number): void;
  /** Recipes whose texts changed without an event of the recipe, because a food or unit was deleted. */
  onTextsChanged(groupId: string, recipeIds: string[]): Promise<void>;
}

/** Passes the writes of this process on to the read models that follow them; other replicas follow the events. */
@Injectable()
export class RecipeChangeFeed {
  private readonly listeners: RecipeChangeListener[] = [];

  subscribe(listener: RecipeChangeListener): void {
    this.listeners.push(listener);
  }

  saved(groupId: string, recipe: ChangedRecipe): void {
    this.listeners.forEach((listener) => listener.onSaved(groupId, recipe));
  }

  deleted(groupId: string, id: string, revision: number): void {
    this.listeners.forEach((listener) => listener.onDeleted(groupId, id, revision));
  }

  async textsChanged(groupId: string, recipeIds: string[]): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener.onTextsChanged(groupId, recipeIds)));
  }
}
