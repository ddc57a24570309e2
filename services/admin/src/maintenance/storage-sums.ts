import type { ObjectStore } from '@larder/object-store';
import { InjectConnection, InjectStore, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { foreignRecipeFolder, isLeftOverImage } from './cleanable-keys.js';

const COLLECTION = 'site';
const STORAGE = 'storage';

/** The content of the object store: bytes by top folder, and how much can be cleaned up. */
export interface StorageSums {
  bytes: Record<string, number>;
  cleanableImages: number;
  cleanableDirs: number;
}

type SumsDocument = StorageSums & { _id: string; countedAt: Date };

/** Caches the sums of the object store: listing it takes too long for a request. */
@Injectable()
export class StorageSumsService {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    @InjectConnection() private readonly db: Connection,
  ) {}

  /** The sums of the last ten minutes; computed now when there are none. */
  async read(): Promise<StorageSums> {
    return (await this.sums.findOne({ _id: STORAGE })) ?? this.refresh();
  }

  @Scheduled('storage-sums', { pattern: '*/10 * * * *' })
  async refresh(): Promise<StorageSums> {
    const sums = await this.count();
    await this.sums.updateOne({ _id: STORAGE }, { $set: { ...sums, countedAt: new Date() } }, { upsert: true });
    return sums;
  }

  private async count(): Promise<StorageSums> {
    const bytes: Record<string, number> = {};
    const folders = new Set<string>();
    let cleanableImages = 0;
    for await (const { key, size } of this.store.list()) {
      const top = topFolder(key);
      bytes[top] = (bytes[top] ?? 0) + size;
      if (isLeftOverImage(key)) cleanableImages += 1;
      const folder = foreignRecipeFolder(key);
      if (folder !== null) folders.add(folder);
    }
    return { bytes, cleanableImages, cleanableDirs: folders.size };
  }

  private get sums() {
    return this.db.collection<SumsDocument>(COLLECTION);
  }
}

/** The first part of a key without dots, which are special in names of database fields. */
function topFolder(key: string): string {
  return (key.split('/', 1)[0] ?? '').replaceAll('.', '');
}
