import { DirectoryEntryDeleted, DirectoryEntrySaved, UserMoved, type PayloadOf } from '@larder/contracts';
import { Directory, ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { GroupRecords } from './group-records.js';

/** Keeps recipes with people who move, leave or are deleted (docs/api/identity.md#moves-and-deletion). */
@Injectable()
export class OwnerChanges {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly groups: GroupRecords,
    private readonly directory: Directory,
  ) {}

  /** A user's recipes belong to the household they are in now. */
  @ListensTo(DirectoryEntrySaved)
  async onSaved({ entry }: PayloadOf<typeof DirectoryEntrySaved>): Promise<void> {
    if (entry.kind !== 'user') return;
    // Events may come late: written down first, the directory gives back the newest that is known.
    await this.directory.save(entry);
    const newest = await this.directory.user(entry.id);
    if (newest) await this.recipes.moveOwned(newest.id, newest);
  }

  /** Nothing follows into another group: what was made in the moment of leaving is handed over, too. */
  @ListensTo(UserMoved)
  async onMoved({ id, fromGroupId, groupId, successorId }: PayloadOf<typeof UserMoved>): Promise<void> {
    if (groupId !== fromGroupId && successorId) await this.recipes.handOver(id, successorId, fromGroupId);
  }

  /** A successor takes the recipes over, where they are; another household what is left; a group takes everything along. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id, groupId, ...heirs }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const { successorId, heirHouseholdId } = heirs;
    if (kind === 'user' && successorId) await this.recipes.handOver(id, successorId);
    if (kind === 'household' && groupId && heirHouseholdId) {
      await this.recipes.moveHousehold({ groupId }, id, heirHouseholdId);
    }
    if (kind === 'group') await this.groups.removeAll(id);
  }
}
