import { DirectoryChanged, type DirectoryEntry } from '@larder/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { slices } from '../batches/batches.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { InjectModel } from '../mongo/provide-model.js';
import { DIRECTORY, toDirectoryDocument, type DirectoryDocument } from './directory-entry.js';
import { DirectoryCache } from './directory-cache.js';
import { storeUnlessDuplicate } from '../mongo/store-unless-duplicate.js';

type Kind = DirectoryEntry['kind'];
type EntryOf<K extends Kind> = Extract<DirectoryEntry, { kind: K }>;

/** Maximum number of ids in a broadcast. */
const MAX_IDS = 1_000;

/**
 * The collection of the directory. Entries are ordered by `revision`: older events change nothing. Entries are cached
 * by id; a write removes them from the caches of all replicas.
 */
@Injectable()
export class DirectoryStore implements OnModuleInit {
  private readonly cache = new DirectoryCache();

  constructor(
    @InjectModel(DIRECTORY) private readonly model: Model<DirectoryDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(DirectoryChanged, ({ ids }) => this.cache.forget(ids));
    this.broadcasts.onInvalidated(() => this.cache.clear());
  }

  /** The entries of this kind with these ids. */
  async findByIds<K extends Kind>(kind: K, ids: string[]): Promise<EntryOf<K>[]> {
    const entries = await this.cache.getMany(ids, (missing) => this.find(kind, { _id: { $in: missing } }));
    return entries.filter((entry): entry is EntryOf<K> => entry.kind === kind);
  }

  async find<K extends Kind>(kind: K, filter: Record<string, unknown>): Promise<EntryOf<K>[]> {
    const documents = await this.model
      .find({ ...filter, kind, deleted: false })
      .sort({ _id: 1 })
      .lean();
    return documents.map(({ entry }) => entry as EntryOf<K>);
  }

  async save(entry: DirectoryEntry): Promise<void> {
    await this.write(entry.id, entry.revision, toDirectoryDocument(entry));
  }

  async remove(kind: Kind, id: string, revision: number): Promise<void> {
    await this.write(id, revision, { kind, revision, deleted: true, groupId: null });
  }

  /** Removes entries that identity does not have: those not among `ids` and not newer than the rebuild. */
  async keepOnly(ids: Set<string>, before: Date): Promise<void> {
    const stored = await this.model.find({ deleted: false, updatedAt: { $lt: before } }, { _id: 1 }).lean();
    const removedIds = stored.map(({ _id }) => _id).filter((id) => !ids.has(id));
    if (removedIds.length === 0) return;
    await this.model.deleteMany({ _id: { $in: removedIds }, updatedAt: { $lt: before } });
    for (const some of slices(removedIds, MAX_IDS)) this.broadcastChange(some);
  }

  private async write(id: string, revision: number, document: object): Promise<void> {
    // After another replica has inserted an older entry at the same moment, the second attempt replaces it.
    for (let attempts = 0; attempts < 2; attempts += 1)
      if ((await this.replaceOlder(id, revision, document)) || (await this.insert(id, document))) break;
    this.broadcastChange([id]);
  }

  private async replaceOlder(id: string, revision: number, document: object): Promise<boolean> {
    const update = { $set: { ...document, updatedAt: new Date() }, $unset: unsetFields(document) };
    return (await this.documents.updateOne({ _id: id, revision: { $lt: revision } }, update)).matchedCount > 0;
  }

  /** A new entry changes the version of the data of its group only, and no cache has it. False when it exists. */
  private insert(id: string, document: object): Promise<boolean> {
    const now = new Date();
    const entry = { ...document, _id: id, createdAt: now, updatedAt: now } as unknown as DirectoryDocument;
    return storeUnlessDuplicate(() => this.documents.insertOne(entry));
  }

  private broadcastChange(ids: string[]): void {
    this.cache.forget(ids);
    this.broadcasts.send(DirectoryChanged, { ids });
  }

  private get documents(): Collection<DirectoryDocument> {
    return this.model.collection as unknown as Collection<DirectoryDocument>;
  }
}

function unsetFields(document: object): Record<string, ''> {
  const optional = ['householdId', 'slug', 'entry'].filter((field) => !(field in document));
  return Object.fromEntries(optional.map((field) => [field, '']));
}
