import { Injectable } from '@nestjs/common';
import type { RecipeDocument, StoredIngredient } from './schemas/recipe-document.js';

/** The fields of a stored recipe for read models. */
export type ChangedRecipe = Pick<
  RecipeDocument,
  '_id' | 'revision' | 'name' | 'description' | 'nameSort' | 'createdAt' | 'updatedAt' | 'lastMade'
> & { ingredients: Pick<StoredIngredient, 'note' | 'originalText'>[] };

/** A read model of this process, such as the search index; it is called after each write. */
export interface RecipeChangeListener {
  /** Called with the stored recipe. */
  onSaved(groupId: string, recipe: ChangedRecipe): void;
  /** Called for a deleted recipe, with the revision of the deletion. */
  onDeleted(groupId: string, id: string, revision: number): void;
  /** Called for recipes whose texts changed without an event, because a food or unit was deleted. */
  onTextsChanged(groupId: string, recipeIds: string[]): Promise<void>;
}

/** Notifies the read models of this process of its writes; other replicas follow the events. */
@Injectable()
export class RecipeChangeFeed {
  private readonly listeners: RecipeChangeListener[] = [];

  subscribe(listener: RecipeChangeListener): void {
    this.listeners.push(listener);
  }

  notifySaved(groupId: string, recipe: ChangedRecipe): void {
    this.listeners.forEach((listener) => listener.onSaved(groupId, recipe));
  }

  notifyDeleted(groupId: string, id: string, revision: number): void {
    this.listeners.forEach((listener) => listener.onDeleted(groupId, id, revision));
  }

  async notifyTextsChanged(groupId: string, recipeIds: string[]): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener.onTextsChanged(groupId, recipeIds)));
  }
}
