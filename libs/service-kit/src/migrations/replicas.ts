import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import { KIT_VERSION } from './kit-version.js';

const COLLECTION = 'replicas';
/** How often a replica records that it is alive, in milliseconds. Seldom: it is a write to the disk. */
const BEAT_MS = 60_000;
/** Beats that a replica may miss, because it or the database is slow, before it counts as dead. */
const MISSED_BEATS = 3;

interface ReplicaDocument {
  _id: string;
  /** The highest migration it knows. */
  migration: number;
  version: string;
  seenAt: Date;
}

/** The replicas of a service that work with its data now. */
export class Replicas {
  private readonly id = newId();
  private readonly beatMs: number;
  private beating: NodeJS.Timeout | undefined;

  /** @param migration the highest migration that this replica knows */
  constructor(
    private readonly db: Connection,
    private readonly migration: number,
    beatMs?: number,
  ) {
    this.beatMs = beatMs ?? BEAT_MS;
  }

  /** Records this replica, and again and again that it is alive. */
  async register(): Promise<void> {
    await this.beat();
    this.beating = setInterval(() => void this.beat().catch(() => undefined), this.beatMs).unref();
  }

  /** How many live replicas do not know this migration. */
  olderThan(migration: number): Promise<number> {
    const since = new Date(Date.now() - MISSED_BEATS * this.beatMs);
    return this.documents.countDocuments({ migration: { $lt: migration }, seenAt: { $gte: since } });
  }

  /** Takes this replica off the record. */
  async leave(): Promise<void> {
    clearInterval(this.beating);
    await this.documents.deleteOne({ _id: this.id }, ESSENTIAL_WRITE);
  }

  private async beat(): Promise<void> {
    const seenAt = new Date();
    const fields = { migration: this.migration, version: KIT_VERSION, seenAt };
    await this.documents.updateOne({ _id: this.id }, { $set: fields }, { upsert: true, ...ESSENTIAL_WRITE });
    // The dead leave their records behind.
    const longAgo = new Date(seenAt.getTime() - 2 * MISSED_BEATS * this.beatMs);
    await this.documents.deleteMany({ seenAt: { $lt: longAgo } }, ESSENTIAL_WRITE);
  }

  private get documents(): Collection<ReplicaDocument> {
    return this.db.collection<ReplicaDocument>(COLLECTION);
  }
}
