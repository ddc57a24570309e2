import type { Collection } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';

/** The collection of the versions and the writes that are under way. */
export const DATA_VERSIONS = 'data-versions';

/** The version of the documents of one group, or of all (`WHOLE_SITE`). */
export interface VersionDocument {
  /** The scope. */
  _id: string;
  /** A random text that changes with each write; absent before the first one. */
  version?: string;
  /** The processes that may be writing, by the token of their hold. */
  holds?: Record<string, Date>;
}

type SendCommand = (command: object) => Promise<unknown>;

/** Registers a hold with a command over any connection; it is stored once this resolves. */
export async function storeHold(send: SendCommand, scope: string, token: string): Promise<void> {
  const update = { q: { _id: scope }, u: { $set: { [`holds.${token}`]: new Date() } }, upsert: true };
  // Without a majority, a failover might forget it.
  const command = { update: DATA_VERSIONS, updates: [update], writeConcern: { w: 'majority' }, ...ESSENTIAL_WRITE };
  for (let attempts = 1; ; attempts += 1) {
    const { writeErrors = [], writeConcernError } = (await send(command)) as WriteReply;
    if (writeErrors.length === 0 && !writeConcernError) return;
    // Another process has inserted the document at the same moment.
    const isRace = writeErrors.every(({ code }) => code === DUPLICATE_KEY) && !writeConcernError;
    if (!isRace || attempts === MAX_ATTEMPTS) throw registrationFailure();
  }
}

interface WriteReply {
  writeErrors?: { code: number }[];
  writeConcernError?: object;
}

/** As for a broken connection, the write is repeated by the driver, or fails as unavailable. */
function registrationFailure(): Error {
  return new mongoose.mongo.MongoNetworkError('The start of a write could not be registered.');
}

const DUPLICATE_KEY = 11_000;
const MAX_ATTEMPTS = 3;

/** The versions in the database of a service. */
export class VersionDocuments {
  private readonly documents: Collection<VersionDocument>;

  constructor(private readonly connection: Connection) {
    this.documents = connection.collection<VersionDocument>(DATA_VERSIONS);
  }

  /** Without a cursor of the driver, since every conditional request reads them. */
  async find(scopes: readonly string[]): Promise<VersionDocument[]> {
    const selection = { filter: { _id: { $in: [...scopes] } }, batchSize: scopes.length, singleBatch: true };
    const database = this.connection.getClient().db(this.connection.name);
    const { cursor } = await database.command({ find: DATA_VERSIONS, ...selection });
    return (cursor as { firstBatch: VersionDocument[] }).firstBatch;
  }

  /** Replaces a token of a hold by another one. */
  async replaceToken(scope: string, { from, to }: { from: string; to: string }): Promise<void> {
    await this.update(scope, { $set: { [`holds.${to}`]: new Date() }, $unset: { [`holds.${from}`]: '' } });
  }

  /** Removes a hold; with a new version when something may have been written. */
  async release(scope: string, token: string, { hasChanged }: { hasChanged: boolean }): Promise<void> {
    const version = hasChanged ? { $set: { version: newId() } } : {};
    await this.update(scope, { $unset: { [`holds.${token}`]: '' }, ...version });
  }

  /** Invalidates all versions of a scope. */
  async renew(scope: string): Promise<void> {
    await this.update(scope, { $set: { version: newId() } });
  }

  private async update(_id: string, update: object): Promise<void> {
    await this.documents.updateOne({ _id }, update, {
      upsert: true,
      writeConcern: { w: 'majority' },
      ...ESSENTIAL_WRITE,
    });
  }
}
