import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineMessage, defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

/**
 * The number of the data in use: 0 initially, incremented by each restore. It is part of the names of databases and
 * file folders, except for 0.
 */
export const Generation = z.number().int().min(0);

/** Name of a collection of a service. */
export const CollectionName = z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/);

/** The data of a service to back up. */
export const ServiceData = z.object({
  generation: Generation,
  /** The highest migration of the service that was applied to the data. */
  migration: z.number().int().min(0),
  /** Number of running replicas; as many confirm that their writes are paused. */
  replicas: z.number().int().min(0),
  /** Whether the copy of users, households and groups is complete. */
  isReady: z.boolean(),
  collections: z.array(CollectionName),
});
export type ServiceData = z.output<typeof ServiceData>;

const Loaded = z.object({ counts: z.record(CollectionName, z.number().int()) });

/** Timeout of messages of a restore, in milliseconds. */
const LONG_MS = 600_000;

/** The messages about a service's own data, for backups and restores. */
export function backupMessages(service: string) {
  const subject = (of: string) => `${service}.backup.${of}`;
  return {
    describe: defineMessage({
      subject: subject('describe'),
      request: z.object({}),
      reply: ServiceData,
      idempotent: true,
    }),
    /** The documents of a collection in BSON, several at a time, as base64. */
    read: defineStream({
      subject: subject('read'),
      request: z.object({ collection: CollectionName }),
      item: z.string(),
      idleTimeoutMs: 60_000,
    }),
    /**
     * Starts to fill the databases of a generation that is not in use; existing data there is dropped. `copy` starts
     * with a copy of all current data, else only of the data that every restore preserves.
     */
    beginLoad: defineMessage({
      subject: subject('begin-load'),
      request: z.object({ generation: Generation, copy: z.boolean().default(false) }),
      reply: Loaded,
      timeoutMs: LONG_MS,
    }),
    /** Stores documents, each as MongoDB's relaxed extended JSON; existing ones are replaced. */
    load: defineMessage({
      subject: subject('load'),
      request: z.object({ generation: Generation, collection: CollectionName, documents: z.array(z.string()) }),
      reply: z.object({}),
      timeoutMs: LONG_MS,
    }),
    /**
     * Stores records of another product. With `intoExistingData`, they are added to existing data under unused
     * names; `changes` lists the renamed ones, in English.
     */
    importRecords: defineMessage({
      subject: subject('import-records'),
      request: z.object({
        generation: Generation,
        records: z.array(z.looseObject({ kind: z.string() })),
        intoExistingData: z.boolean().default(false),
      }),
      reply: z.object({ changes: z.array(z.string()).default([]) }),
      timeoutMs: LONG_MS,
    }),
    /**
     * Runs the migrations after `migration`, creates the indexes and counts the documents. With `complete`, the migrated
     * documents get the defaults of absent fields, and an invalid one is refused.
     */
    finishLoad: defineMessage({
      subject: subject('finish-load'),
      request: z.object({
        generation: Generation,
        migration: z.number().int().min(0),
        complete: z.boolean().default(true),
      }),
      reply: Loaded,
      timeoutMs: LONG_MS,
    }),
    /** Drops the databases of all generations except the one in use and `keep`. */
    dropOthers: defineMessage({
      subject: subject('drop-others'),
      request: z.object({ keep: Generation.nullable() }),
      reply: z.object({ dropped: z.number().int() }),
      timeoutMs: LONG_MS,
    }),
  };
}

/** The generation of databases and files that a service uses. Answered by every service. */
export function generationMessage(service: string) {
  return defineMessage({
    subject: `${service}.generation.read`,
    request: z.object({}),
    reply: z.object({ generation: Generation }),
    idempotent: true,
  });
}

/** The data migrations of a service. Answered by every service. */
export function migrationsMessage(service: string) {
  return defineMessage({
    subject: `${service}.data-migration.read`,
    request: z.object({}),
    /** The number of migrations of the program, and the pending ones, which wait for older replicas. */
    reply: z.object({
      known: z.number().int().min(0),
      pending: z.array(z.object({ number: z.number().int(), name: z.string() })),
    }),
    idempotent: true,
  });
}

/**
 * Delays (`wait`) or refuses (`refuse`) writes from now on, for at most `forMs` milliseconds: the pause ends
 * automatically.
 */
export const PauseWrites = defineBroadcast(
  'backup.pause-writes',
  z.object({ token: Id, mode: z.enum(['wait', 'refuse']), forMs: z.number().int().min(1).max(30_000) }),
);
/** A replica has no more writes in flight. */
export const WritesPaused = defineBroadcast('backup.writes-paused', z.object({ token: Id, service: z.string() }));
export const ResumeWrites = defineBroadcast('backup.resume-writes', z.object({ token: Id }));
/** Other data is in use, or is now in use everywhere: caches are invalid. */
export const GenerationChanged = defineBroadcast('backup.generation-changed', z.object({ generation: Generation }));
