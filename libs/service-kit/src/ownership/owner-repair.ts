import { FindFormerOwners, MAX_OWNERS, type OwnerInHousehold } from '@larder/contracts';
import type { FactoryProvider } from '@nestjs/common';
import type { Model } from 'mongoose';
import { slices } from '../batches/batches.js';
import { ServiceClient } from '../messaging/client/service-client.js';
import { modelToken } from '../mongo/provide-model.js';
import { countBy, GroupCounter } from '../repairs/group-counter.js';
import { Repairs, type GroupCounts, type Repair, type RepairOptions } from '../repairs/repairs.js';

interface OwnerCount extends OwnerInHousehold {
  records: number;
}

/**
 * Transfers records whose owner is not a member of their group, as the deletion of the owner does
 * (docs/api/identity.md#moves-and-deletion). They stay in their household; in a group without users they are kept.
 */
class OwnerRepair implements Repair {
  constructor(
    readonly name: string,
    private readonly model: Model<unknown>,
    private readonly services: ServiceClient,
  ) {}

  async run({ dryRun }: RepairOptions): Promise<GroupCounts> {
    const counter = new GroupCounter();
    for (const { successorId, records, ...owner } of await this.formerOwners()) {
      if (successorId === null) continue;
      counter.add(owner.groupId, dryRun ? records : await this.transfer(owner, successorId));
    }
    return counter.counts;
  }

  /** Reads the owners before the users, so that the owners of new records exist. */
  private async formerOwners() {
    const rows = await countBy(this.model, ['userId', 'groupId', 'householdId']);
    const owners = rows.filter((row): row is OwnerCount => row.userId !== null && row.groupId !== null);
    const former: (OwnerCount & { successorId: string | null })[] = [];
    for (const some of slices(owners, MAX_OWNERS)) {
      const reply = await this.services.as(null).request(FindFormerOwners, { owners: some });
      for (const { successorId, ...owner } of reply) {
        const records = some.find((each) => isSame(each, owner))?.records ?? 0;
        former.push({ ...owner, records, successorId });
      }
    }
    return former;
  }

  private async transfer(owner: OwnerInHousehold, successorId: string): Promise<number> {
    const change = { $set: { userId: successorId }, $inc: { revision: 1 } };
    return (await this.model.updateMany(owner, change, { timestamps: false })).modifiedCount;
  }
}

function isSame(one: OwnerInHousehold, other: OwnerInHousehold): boolean {
  return one.userId === other.userId && one.groupId === other.groupId && one.householdId === other.householdId;
}

/** Repairs the owners of a collection of aggregates with `userId`, `groupId` and `householdId`. */
export function provideOwnerRepair(collection: string, name: string): FactoryProvider<Repair> {
  return {
    provide: `larder:owner-repair:${collection}`,
    inject: [Repairs, ServiceClient, modelToken(collection)],
    useFactory: (repairs: Repairs, services: ServiceClient, model: Model<unknown>) => {
      const repair = new OwnerRepair(name, model, services);
      repairs.add(repair);
      return repair;
    },
  };
}
