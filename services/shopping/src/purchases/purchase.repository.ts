import type { Actor } from '@larder/contracts';
import { derivedId, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { aisleKey, type Item } from '../list-rules/index.js';
import { PURCHASES, type PurchaseDocument } from './purchase.schema.js';

/** How many a household keeps; those that were not bought for longest go first. */
const MAX_PURCHASES = 2_000;
/** How many are removed at once. */
const MAX_SURPLUS = 1_000;

type Buyer = Pick<Actor, 'groupId' | 'householdId'>;

/** Every query on what a household has bought. */
@Injectable()
export class PurchaseRepository {
  constructor(@InjectModel(PURCHASES) private readonly purchases: Model<PurchaseDocument>) {}

  /** What the household has bought, the latest first. */
  list({ householdId }: Pick<Actor, 'householdId'>): Promise<PurchaseDocument[]> {
    return this.purchases
      .find({ householdId })
      .sort({ lastUsedAt: -1 })
      .limit(MAX_PURCHASES)
      .lean<PurchaseDocument[]>()
      .exec();
  }

  /** Counts what was just bought; what has neither food nor note is nothing to suggest. */
  async count(buyer: Buyer, items: readonly Item[], now: Date): Promise<void> {
    const writes = items.flatMap((item) => {
      const key = aisleKey(item);
      return key === null ? [] : [bought(buyer, key, item, now)];
    });
    if (writes.length === 0) return;
    const { upsertedCount } = await this.purchases.bulkWrite(writes, { ordered: false });
    if (upsertedCount > 0) await this.removeSurplus(buyer);
  }

  async deleteByHousehold(householdId: string): Promise<void> {
    await this.purchases.deleteMany({ householdId });
  }

  async deleteByGroup(groupId: string): Promise<void> {
    await this.purchases.deleteMany({ groupId });
  }

  private async removeSurplus({ householdId }: Buyer): Promise<void> {
    const surplus = await this.purchases
      .find({ householdId }, { _id: 1 })
      .sort({ lastUsedAt: -1 })
      .skip(MAX_PURCHASES)
      .limit(MAX_SURPLUS)
      .lean<{ _id: string }[]>();
    if (surplus.length === 0) return;
    await this.purchases.deleteMany({ householdId, _id: { $in: surplus.map(({ _id }) => _id) } });
  }
}

function bought({ groupId, householdId }: Buyer, key: string, item: Item, now: Date) {
  const { foodId, unitId, labelId, note } = item;
  return {
    updateOne: {
      filter: { _id: derivedId(`purchase ${key} of household ${householdId}`), householdId },
      update: { $set: { groupId, foodId, unitId, labelId, note: note.trim(), lastUsedAt: now }, $inc: { count: 1 } },
      upsert: true,
    },
  };
}
