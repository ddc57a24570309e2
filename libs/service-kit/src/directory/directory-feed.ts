import { DirectoryEntryDeleted, DirectoryEntrySaved, ReadDirectory, type PayloadOf } from '@larder/contracts';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ListensTo } from '../events/listens-to.js';
import { Log } from '../logging/log.js';
import { pause } from '../async/abortable.js';
import { ServiceClient } from '../messaging/client/service-client.js';
import { createIndexes } from '../migrations/create-indexes.js';
import { InjectConnection } from '../mongo/provide-model.js';
import { ReadModels, type ReadModel } from '../read-models/read-models.js';
import { DIRECTORY, DirectorySchema } from './directory-entry.js';
import { DirectoryStore } from './directory-store.js';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** The collection for the state of the kit. */
export const KIT_STATE = 'kit-state';
const BUILT = 'directory-built';

interface StateDocument {
  _id: string;
  at: Date;
}

/**
 * Keeps the directory up to date by events of identity; reads all entries from identity when the copy was never filled.
 */
@Injectable()
export class DirectoryFeed implements ReadModel, OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  readonly name = 'users, households and groups';
  private readonly stopping = new AbortController();
  private filling: Promise<void> | undefined;

  constructor(
    private readonly store: DirectoryStore,
    private readonly client: ServiceClient,
    private readonly log: Log,
    @InjectConnection() private readonly db: Connection,
    private readonly readModels: ReadModels,
  ) {}

  onModuleInit(): void {
    this.readModels.add(this);
  }

  async onApplicationBootstrap(): Promise<void> {
    await createIndexes(this.db, { [DIRECTORY]: DirectorySchema });
    this.filling = this.fillOnce().catch((error: unknown) => this.log.debug('directory not filled', { error }));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(new Error('stopping'));
    await this.filling;
  }

  /** Reads all entries from identity and removes all others. Safe at any time. */
  async rebuild(): Promise<number> {
    const startedAt = new Date();
    const ids = new Set<string>();
    for await (const entry of this.client.as(null).stream(ReadDirectory, {}, { signal: this.stopping.signal })) {
      await this.store.save(entry);
      ids.add(entry.id);
    }
    await this.store.keepOnly(ids, startedAt);
    await this.state.updateOne({ _id: BUILT }, { $set: { at: new Date() } }, { upsert: true });
    return ids.size;
  }

  @ListensTo(DirectoryEntrySaved)
  async onSaved({ entry }: PayloadOf<typeof DirectoryEntrySaved>): Promise<void> {
    await this.store.save(entry);
  }

  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id, revision }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    await this.store.remove(kind, id, revision);
  }

  // Retried, since identity may start later than this service.
  private async fillOnce(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        if (!(await isDirectoryBuilt(this.db))) await this.rebuild();
        return;
      } catch (error) {
        this.stopping.signal.throwIfAborted();
        this.log.debug('directory cannot be read yet', { error });
        await pause(pauseMs, this.stopping.signal);
      }
    }
  }

  private get state() {
    return this.db.collection<StateDocument>(KIT_STATE);
  }
}

/** Whether the copy was filled completely once. */
export async function isDirectoryBuilt(db: Connection): Promise<boolean> {
  return (await db.collection<StateDocument>(KIT_STATE).findOne({ _id: BUILT })) !== null;
}

/** Marks the copy as not filled, so that it is filled at the next start with this database. */
export async function resetDirectory(db: Connection): Promise<void> {
  await db.collection<StateDocument>(KIT_STATE).deleteOne({ _id: BUILT });
}

/** Replaces the copy at the next start with this database by what identity has. */
export async function expireDirectory(db: Connection): Promise<void> {
  // Older than any revision of identity, so that each entry is stored again.
  await db.collection(DIRECTORY).updateMany({ deleted: { $ne: true } }, { $set: { revision: -1 } });
  await resetDirectory(db);
}
