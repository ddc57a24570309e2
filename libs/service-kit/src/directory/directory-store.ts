import type { DirectoryEntry } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { InjectModel } from '../mongo/provide-model.js';
import { DIRECTORY, stored, type DirectoryDocument } from './directory-entry.js';

type Kind = DirectoryEntry['kind'];
type EntryOf<K extends Kind> = Extract<DirectoryEntry, { kind: K }>;

/** The collection behind the directory. Order comes from `revision`: older news change nothing. */
@Injectable()
export class DirectoryStore {
  constructor(@InjectModel(DIRECTORY) private readonly model: Model<DirectoryDocument>) {}

  async find<K extends Kind>(kind: K, filter: Record<string, unknown>): Promise<EntryOf<K>[]> {
    const found = await this.model
      .find({ ...filter, kind, deleted: false })
      .sort({ _id: 1 })
      .lean();
    return found.map(({ entry }) => entry as EntryOf<K>);
  }

  async save(entry: DirectoryEntry): Promise<void> {
    await this.write(entry.id, entry.revision, stored(entry));
  }

  async remove(kind: Kind, id: string, revision: number): Promise<void> {
    await this.write(id, revision, { kind, revision, deleted: true, groupId: null });
  }

  /** Removes entries that identity no longer has: those not among `ids` and not newer than the rebuild. */
  async keepOnly(ids: Set<string>, before: Date): Promise<void> {
    const known = await this.model.find({ deleted: false, updatedAt: { $lt: before } }, { _id: 1 }).lean();
    const gone = known.map(({ _id }) => _id).filter((id) => !ids.has(id));
    if (gone.length > 0) await this.model.deleteMany({ _id: { $in: gone }, updatedAt: { $lt: before } });
  }

  private async write(id: string, revision: number, document: object): Promise<void> {
    const now = new Date();
    const update = {
      $set: { ...document, updatedAt: now },
      $unset: unsetOf(document),
      $setOnInsert: { createdAt: now },
    };
    try {
      await this.documents.updateOne({ _id: id, revision: { $lt: revision } }, update, { upsert: true });
    } catch (error) {
      // The entry is there with the same or a newer revision: the upsert met its id.
      if ((error as { code?: number }).code !== 11_000) throw error;
    }
  }

  private get documents(): Collection<DirectoryDocument> {
    return this.model.collection as unknown as Collection<DirectoryDocument>;
  }
}

function unsetOf(document: object): Record<string, ''> {
  const optional = ['householdId', 'slug', 'entry'].filter((field) => !(field in document));
  return Object.fromEntries(optional.map((field) => [field, '']));
}
