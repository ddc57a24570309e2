import {
  DirectoryEntryDeleted,
  DirectoryEntrySaved,
  RecipeDeleted,
  RecipeRated,
  type PayloadOf,
} from '@larder/contracts';
import { Directory, ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RatingRepository, RecipeRepository } from '../../recipe-store/index.js';
import { RecipeAverages } from './recipe-averages.js';

/** Handles events that concern ratings. Events may arrive twice. */
@Injectable()
export class RatingListener {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly averages: RecipeAverages,
    private readonly directory: Directory,
    private readonly recipes: RecipeRepository,
  ) {}

  /** Refreshes the average, also after a crash between rating and refresh. */
  @ListensTo(RecipeRated)
  async onRecipeRated({ recipeId, groupId }: PayloadOf<typeof RecipeRated>): Promise<void> {
    if (groupId) await this.averages.refresh({ groupId }, recipeId);
  }

  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    // The recipe may have been restored meanwhile.
    if (await this.recipes.findOwnership(recipeId)) return;
    await this.ratings.deleteOfRecipe(recipeId);
  }

  /** Deletes a user's ratings when they leave the group. */
  @ListensTo(DirectoryEntrySaved)
  async onDirectoryEntrySaved({ entry }: PayloadOf<typeof DirectoryEntrySaved>): Promise<void> {
    if (entry.kind !== 'user') return;
    await this.directory.save(entry); // events may arrive late: the directory returns the newest known entry
    const newest = await this.directory.user(entry.id);
    if (newest) while (await this.ratings.deleteBatch(newest.id, { outside: newest.groupId }));
  }

  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'user') while (await this.ratings.deleteBatch(id));
    if (kind === 'group') await this.ratings.deleteOfGroup(id);
  }
}
