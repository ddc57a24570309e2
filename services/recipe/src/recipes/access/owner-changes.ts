import { DirectoryEntryDeleted, DirectoryEntrySaved, UserMoved, type PayloadOf } from '@larder/contracts';
import { Directory, ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { GroupRecords } from './group-records.js';

/** Updates the owners of recipes when users are moved or deleted (docs/api/identity.md#moves-and-deletion). */
@Injectable()
export class OwnerChanges {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly groups: GroupRecords,
    private readonly directory: Directory,
  ) {}

  /** Moves a user's recipes to the user's current household. */
  @ListensTo(DirectoryEntrySaved)
  async onDirectoryEntrySaved({ entry }: PayloadOf<typeof DirectoryEntrySaved>): Promise<void> {
    if (entry.kind !== 'user') return;
    // Events may arrive late: the directory returns the newest known entry.
    await this.directory.save(entry);
    const newest = await this.directory.user(entry.id);
    if (newest) await this.recipes.moveOwned(newest.id, newest);
  }

  /** Recipes do not follow into another group: concurrently created ones are transferred, too. */
  @ListensTo(UserMoved)
  async onUserMoved({ id, fromGroupId, groupId, successorId }: PayloadOf<typeof UserMoved>): Promise<void> {
    if (groupId !== fromGroupId && successorId) await this.recipes.transferOwnership(id, successorId, fromGroupId);
  }

  /**
   * A deleted user's recipes go to the successor and stay in their household; those of a deleted household go to its
   * successor; those of a deleted group are deleted.
   */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({
    kind,
    id,
    groupId,
    successorId,
    heirHouseholdId,
  }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'user' && successorId) await this.recipes.transferOwnership(id, successorId);
    if (kind === 'household' && groupId && heirHouseholdId) {
      await this.recipes.moveHousehold({ groupId }, id, heirHouseholdId);
    }
    if (kind === 'group') await this.groups.deleteAll(id);
  }
}
