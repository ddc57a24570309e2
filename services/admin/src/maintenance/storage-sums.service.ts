import { BACKUPS_FOLDER, type ObjectStore } from '@larder/object-store';
import { InjectConnection, InjectStore, Log, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { invalidRecipeFolder, isConvertedOriginal } from './cleanable-keys.js';
import { GroupBytes } from './group-bytes.js';
import { OwnerBytes } from './owner-bytes.js';

const COLLECTION = 'site';
const STORAGE = 'storage';

/** The content of the object store: bytes by top folder, and the number of files and folders that can be cleaned up. */
export interface StorageSums {
  bytes: Record<string, number>;
  cleanableImages: number;
  cleanableDirs: number;
  /** Bytes by group; absent while the recipe service has not returned the groups of recipes. */
  groups?: Record<string, number>;
}

type SumsDocument = StorageSums & { _id: string; countedAt: Date };

/** Caches the sums of the object store: listing it takes too long for a request. */
@Injectable()
export class StorageSumsService {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    @InjectConnection() private readonly db: Connection,
    private readonly groupBytes: GroupBytes,
    private readonly log: Log,
  ) {}

  /**
   * The stored sums, at most ten minutes old; computed now when there are none yet. Backups are always summed now: they
   * are few, and administrators look for the one that they have just created.
   */
  async read(): Promise<StorageSums> {
    const sums = (await this.sums.findOne({ _id: STORAGE })) ?? (await this.refresh());
    return { ...sums, bytes: { ...sums.bytes, backups: await this.backupBytes() } };
  }

  /** Computes and stores the sums. */
  @Scheduled('storage-sums', { pattern: '*/10 * * * *' })
  async refresh(): Promise<StorageSums> {
    const sums = await this.count();
    await this.sums.updateOne({ _id: STORAGE }, { $set: { ...sums, countedAt: new Date() } }, { upsert: true });
    return sums;
  }

  private async count(): Promise<StorageSums> {
    const bytes: Record<string, number> = {};
    const owners = new OwnerBytes();
    const folders = new Set<string>();
    let cleanableImages = 0;
    for await (const { key, size } of this.store.list()) {
      const top = topFolder(key);
      bytes[top] = (bytes[top] ?? 0) + size;
      owners.add(key, size);
      if (isConvertedOriginal(key)) cleanableImages += 1;
      const folder = invalidRecipeFolder(key);
      if (folder !== null) folders.add(folder);
    }
    const groups = await this.byGroup(owners);
    return { bytes, cleanableImages, cleanableDirs: folders.size, ...(groups && { groups }) };
  }

  private async backupBytes(): Promise<number> {
    let bytes = 0;
    for await (const { size } of this.store.list(`${BACKUPS_FOLDER}/`)) bytes += size;
    return bytes;
  }

  /** The bytes by group; undefined when the recipe service is unavailable, which keeps the previous sums. */
  private async byGroup(owners: OwnerBytes): Promise<Record<string, number> | undefined> {
    try {
      return await this.groupBytes.of(owners);
    } catch (error) {
      this.log.warn('storage of groups not counted', { error });
      return undefined;
    }
  }

  private get sums() {
    return this.db.collection<SumsDocument>(COLLECTION);
  }
}

/** The first part of a key, without dots: they are special in names of database fields. */
function topFolder(key: string): string {
  return (key.split('/', 1)[0] ?? '').replaceAll('.', '');
}
