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

/** What happens elsewhere and concerns ratings. Each of these may come twice. */
@Injectable()
export class RatingListener {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly averages: RecipeAverages,
    private readonly directory: Directory,
    private readonly recipes: RecipeRepository,
  ) {}

  /** Also after a crash between the rating and the average. */
  @ListensTo(RecipeRated)
  async onRated({ recipeId, groupId }: PayloadOf<typeof RecipeRated>): Promise<void> {
    if (groupId) await this.averages.refresh({ groupId }, recipeId);
  }

  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    // It may have been restored meanwhile.
    if (await this.recipes.homeOf(recipeId)) return;
    await this.ratings.removeOfRecipe(recipeId);
  }

  /** Deletes a user's ratings when they leave the group. */
  @ListensTo(DirectoryEntrySaved)
  async onSaved({ entry }: PayloadOf<typeof DirectoryEntrySaved>): Promise<void> {
    if (entry.kind !== 'user') return;
    await this.directory.save(entry); // events may come late: the directory gives back the newest that is known
    const newest = await this.directory.user(entry.id);
    if (newest) while (await this.ratings.removeSome(newest.id, { outside: newest.groupId }));
  }

  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'user') while (await this.ratings.removeSome(id));
    if (kind === 'group') await this.ratings.removeOfGroup(id);
  }
}
