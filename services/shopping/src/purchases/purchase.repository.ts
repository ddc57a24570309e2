import type { Actor, HouseholdScope } from '@larder/contracts';
import { derivedId, InjectModel, Log } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Model } from 'mongoose';
import { aisleKey, type Item } from '../list-rules/index.js';
import { PURCHASES, type PurchaseDocument } from './purchase.schema.js';

/** Maximum purchases of a household; the ones not bought for longest are removed first. */
const MAX_PURCHASES = 2_000;
/** Maximum number of surplus purchases that are removed at once. */
const MAX_SURPLUS = 1_000;

/** How long purchases are collected before they are stored together, in milliseconds. */
const FLUSH_AFTER_MS = 1_000;
/** Number of pending purchases that are stored without waiting. */
const MAX_PENDING = 500;

type Buyer = Pick<Actor, 'groupId' | 'householdId'>;

interface Purchase {
  buyer: Buyer;
  /** The fields that identify a purchase. */
  key: string;
  item: Item;
  now: Date;
}

/**
 * Every query on the purchases of households. They are only used for suggestions, so they are stored in batches with a
 * second's delay, and lost when the process is killed.
 */
@Injectable()
export class PurchaseRepository implements OnModuleDestroy {
  private pending: Purchase[] = [];
  private timer: NodeJS.Timeout | undefined;
  private storing: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(PURCHASES) private readonly purchases: Model<PurchaseDocument>,
    private readonly log: Log,
  ) {}

  /** The purchases of the household, latest first. */
  async findAll({ householdId }: HouseholdScope): Promise<PurchaseDocument[]> {
    await this.flush();
    return this.purchases
      .find({ householdId })
      .sort({ lastUsedAt: -1 })
      .limit(MAX_PURCHASES)
      .lean<PurchaseDocument[]>()
      .exec();
  }

  /** Counts purchases; items without food and note are ignored. */
  count(buyer: Buyer, items: readonly Item[], now: Date): void {
    for (const item of items) {
      const key = aisleKey(item);
      if (key !== null) this.pending.push({ buyer, key, item, now });
    }
    if (this.pending.length >= MAX_PENDING) void this.flush();
    else if (this.pending.length > 0) this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  async deleteOfHousehold(householdId: string): Promise<void> {
    await this.flush();
    await this.purchases.deleteMany({ householdId });
  }

  async deleteOfGroup(groupId: string): Promise<void> {
    await this.flush();
    await this.purchases.deleteMany({ groupId });
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  /** Stores the pending purchases; resolves when all purchases counted so far have been stored or have failed. */
  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const purchases = this.pending.splice(0);
    if (purchases.length > 0) {
      this.storing = this.storing
        .then(() => this.store(purchases))
        .catch((error: unknown) => this.log.warn('purchases not counted', { error }));
    }
    return this.storing;
  }

  private async store(purchases: Purchase[]): Promise<void> {
    const { upsertedIds } = await this.purchases.bulkWrite(purchases.map(toUpsert), { ordered: false });
    const added = Object.keys(upsertedIds).flatMap((at) => purchases[Number(at)]?.buyer.householdId ?? []);
    for (const householdId of new Set(added)) await this.removeSurplus(householdId);
  }

  private async removeSurplus(householdId: string): Promise<void> {
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

function toUpsert({ buyer: { groupId, householdId }, key, item, now }: Purchase) {
  const { foodId, unitId, labelId, note } = item;
  return {
    updateOne: {
      filter: { _id: derivedId(`purchase ${key} of household ${householdId}`), groupId, householdId },
      update: { $set: { foodId, unitId, labelId, note: note.trim(), lastUsedAt: now }, $inc: { count: 1 } },
      upsert: true,
    },
  };
}
