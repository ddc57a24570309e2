import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import { KIT_VERSION } from './kit-version.js';

const COLLECTION = 'replicas';
/** Interval of a replica's heartbeats, in milliseconds. Long, since each one is a write to the disk. */
const BEAT_MS = 60_000;
/** Number of heartbeats that a replica may miss, because it or the database is slow, before it counts as stopped. */
const MISSED_BEATS = 3;

interface ReplicaDocument {
  _id: string;
  /** Its highest migration. */
  migration: number;
  version: string;
  seenAt: Date;
  /** Absent in versions whose writes do not change the version of the data (`data-versions`). */
  countsWrites?: boolean;
}

/** The running replicas of a service. */
export class Replicas {
  private readonly id = newId();
  private readonly beatMs: number;
  private timer: NodeJS.Timeout | undefined;

  /** @param migration the highest migration of this replica */
  constructor(
    private readonly db: Connection,
    private readonly migration: number,
    beatMs?: number,
  ) {
    this.beatMs = beatMs ?? BEAT_MS;
  }

  /** Records this replica, and its heartbeats. */
  async register(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch(() => undefined), this.beatMs).unref();
  }

  /** The number of running replicas whose writes do not change the version of the data. */
  static countUncounted(db: Connection): Promise<number> {
    const since = new Date(Date.now() - MISSED_BEATS * BEAT_MS);
    const replicas = db.collection<ReplicaDocument>(COLLECTION);
    return replicas.countDocuments({ countsWrites: { $ne: true }, seenAt: { $gte: since } });
  }

  /** The number of running replicas without this migration. */
  olderThan(migration: number): Promise<number> {
    const since = new Date(Date.now() - MISSED_BEATS * this.beatMs);
    return this.documents.countDocuments({ migration: { $lt: migration }, seenAt: { $gte: since } });
  }

  /** Removes the record of this replica. */
  async leave(): Promise<void> {
    clearInterval(this.timer);
    await this.documents.deleteOne({ _id: this.id }, ESSENTIAL_WRITE);
  }

  private async beat(): Promise<void> {
    const seenAt = new Date();
    const fields = { migration: this.migration, version: KIT_VERSION, seenAt, countsWrites: true };
    await this.documents.updateOne({ _id: this.id }, { $set: fields }, { upsert: true, ...ESSENTIAL_WRITE });
    // Removes records of crashed replicas.
    const longAgo = new Date(seenAt.getTime() - 2 * MISSED_BEATS * this.beatMs);
    await this.documents.deleteMany({ seenAt: { $lt: longAgo } }, ESSENTIAL_WRITE);
  }

  private get documents(): Collection<ReplicaDocument> {
    return this.db.collection<ReplicaDocument>(COLLECTION);
  }
}
