import { DirectoryEntryDeleted, PlanEntryDeleted, RecipeDeleted, type PayloadOf } from '@larder/contracts';
import { announce, ListensTo, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from './entry.repository.js';

/** What happens elsewhere and concerns plans. */
@Injectable()
export class EntryListener {
  constructor(
    private readonly entries: EntryRepository,
    private readonly log: Log,
  ) {}

  /** A recipe that is gone cannot be cooked: its entries go too, in whichever household. */
  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    const deleted = await this.entries.deleteRecipe(recipeId, ({ id, groupId, householdId }) => [
      announce(PlanEntryDeleted, { entryId: id }, { tenant: { groupId, householdId } }),
    ]);
    if (deleted > 0) this.log.info('plan entries of a deleted recipe removed', { recipeId, deleted });
  }

  /** A group is only deleted when nobody is left in it; its plans go too. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind !== 'group') return;
    const deleted = await this.entries.deleteGroup(id);
    if (deleted > 0) this.log.info('plan entries of a deleted group removed', { deletedGroupId: id, deleted });
  }
}
