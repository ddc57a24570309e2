import { sizeText, type Actor, type GroupStorage } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectModel, InjectStore, KeyValue } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../recipe-store/index.js';

/** The limit that clients show (docs/api/identity.md#groups-and-households); it is not enforced. */
const TOTAL_BYTES = 500 * 1024 * 1024;
/** How long a measurement is cached, in milliseconds: listing a hundred thousand files takes seconds. */
const TTL_MS = 60_000;

/** The storage size of the files of a group's recipes. */
@Injectable()
export class StorageService {
  constructor(
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
    @InjectStore() private readonly store: ObjectStore,
    private readonly keyValue: KeyValue,
  ) {}

  async ofGroup({ groupId }: Actor): Promise<GroupStorage> {
    const bytes = await this.usedBytes(groupId);
    return {
      usedStorageBytes: bytes,
      usedStorageStr: sizeText(bytes),
      totalStorageBytes: TOTAL_BYTES,
      totalStorageStr: sizeText(TOTAL_BYTES),
    };
  }

  /** The groups of recipes of any group, also of those in the trash; tombstones have none. */
  async groupsOf(recipeIds: string[]): Promise<Record<string, string>> {
    const recipes = await this.recipes
      .find({ _id: { $in: recipeIds } }, { groupId: 1, 'trashed.groupId': 1 })
      .lean<{ _id: string; groupId?: string; trashed?: { groupId: string } }[]>();
    const pairs = recipes.map(({ _id, groupId, trashed }) => [_id, groupId ?? trashed?.groupId] as const);
    return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  }

  private async usedBytes(groupId: string): Promise<number> {
    const key = `group-storage:${groupId}`;
    // Only a cache: without Redis it is measured each time.
    const cached = await this.keyValue.get<number>(key).catch(() => null);
    if (cached !== null) return cached;
    const bytes = await this.measure(groupId);
    await this.keyValue.set(key, bytes, TTL_MS).catch(() => undefined);
    return bytes;
  }

  /** One walk over all recipes' files: asking for each recipe's folder would be a request per recipe. */
  private async measure(groupId: string): Promise<number> {
    const ids = new Set(await this.recipes.distinct('_id', { groupId }));
    let bytes = 0;
    for await (const { key, size } of this.store.list('recipes/')) {
      if (ids.has(key.split('/')[1] ?? '')) bytes += size;
    }
    return bytes;
  }
}
