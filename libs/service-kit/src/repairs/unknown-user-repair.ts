import { MAX_OWNERS } from '@larder/contracts';
import type { Model } from 'mongoose';
import { slices } from '../batches/batches.js';
import { countBy, GroupCounter } from './group-counter.js';
import type { GroupCounts, Repair, RepairOptions } from './repairs.js';

interface UnknownUserOptions {
  name: string;
  model: Model<unknown>;
  /** Returns the ids without a user, for at most `MAX_OWNERS` ids. */
  findUnknown: (userIds: string[]) => Promise<string[]>;
  deleteOfUser: (userId: string) => Promise<void>;
}

/** Deletes records of users who do not exist. */
export class UnknownUserRepair implements Repair {
  readonly name: string;

  constructor(private readonly options: UnknownUserOptions) {
    this.name = options.name;
  }

  /** Reads the records before the users, so that the users of new records exist. */
  async run({ dryRun }: RepairOptions): Promise<GroupCounts> {
    const { model, findUnknown, deleteOfUser } = this.options;
    const rows = await countBy(model, ['userId', 'groupId']);
    const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
    const unknown = new Set<string>();
    for (const some of slices(userIds, MAX_OWNERS)) for (const id of await findUnknown(some)) unknown.add(id);
    const counter = new GroupCounter();
    for (const { userId, groupId, records } of rows) if (unknown.has(userId ?? '')) counter.add(groupId, records);
    if (!dryRun) for (const id of unknown) await deleteOfUser(id);
    return counter.counts;
  }
}
