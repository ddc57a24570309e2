import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineMessage, defineStream } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';

/**
 * Which copy of the data is in use: 0 from the beginning, one more with each restore. Databases and folders of files of
 * later generations carry the number in their names.
 */
export const Generation = z.number().int().min(0);

/** Name of a collection of a service. */
export const CollectionName = z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/);

/** What a service has to back up. */
export const ServiceData = z.object({
  generation: Generation,
  /** The highest migration of the service that has run on these data. */
  migration: z.number().int().min(0),
  /** Number of live replicas; as many confirm that their writes are paused. */
  replicas: z.number().int().min(0),
  /** Whether the copy of users, households and groups is complete. */
  isReady: z.boolean(),
  collections: z.array(CollectionName),
});
export type ServiceData = z.output<typeof ServiceData>;

const Loaded = z.object({ counts: z.record(CollectionName, z.number().int()) });

/** A restore reads and writes what may take long. */
const LONG_MS = 600_000;

/** What every service answers of its own data, for backups and restores. */
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
     * Begins to fill the databases of a generation that is not in use; what was there is dropped. `copy` begins with all
     * data that are in use, else with what every restore takes over.
     */
    beginLoad: defineMessage({
      subject: subject('begin-load'),
      request: z.object({ generation: Generation, copy: z.boolean().default(false) }),
      reply: Loaded,
      timeoutMs: LONG_MS,
    }),
    /** Stores documents, each as MongoDB's relaxed extended JSON; those that are there already are replaced. */
    load: defineMessage({
      subject: subject('load'),
      request: z.object({ generation: Generation, collection: CollectionName, documents: z.array(z.string()) }),
      reply: z.object({}),
      timeoutMs: LONG_MS,
    }),
    /**
     * Stores what becomes of records of another product. `beside` other data they get names that are free; `changes` says
     * which, in English.
     */
    importRecords: defineMessage({
      subject: subject('move-in'),
      request: z.object({
        generation: Generation,
        records: z.array(z.looseObject({ kind: z.string() })),
        beside: z.boolean().default(false),
      }),
      reply: z.object({ changes: z.array(z.string()).default([]) }),
      timeoutMs: LONG_MS,
    }),
    /** Runs the migrations after `migration`, makes the indexes and counts. */
    finishLoad: defineMessage({
      subject: subject('finish-load'),
      request: z.object({ generation: Generation, migration: z.number().int().min(0) }),
      reply: Loaded,
      timeoutMs: LONG_MS,
    }),
    /** Drops the databases of all generations but the one in use and `keep`. */
    dropOthers: defineMessage({
      subject: subject('drop-others'),
      request: z.object({ keep: Generation.nullable() }),
      reply: z.object({ dropped: z.number().int() }),
      timeoutMs: LONG_MS,
    }),
  };
}

/** Which generation of databases and files a service works with. Every service answers it. */
export function generationMessage(service: string) {
  return defineMessage({
    subject: `${service}.generation.read`,
    request: z.object({}),
    reply: z.object({ generation: Generation }),
    idempotent: true,
  });
}

/** The data migrations of a service. Every service answers it. */
export function migrationsMessage(service: string) {
  return defineMessage({
    subject: `${service}.data-migration.read`,
    request: z.object({}),
    /** How many the program knows, and which of them have not run to their end yet: they wait for older replicas. */
    reply: z.object({
      known: z.number().int().min(0),
      pending: z.array(z.object({ number: z.number().int(), name: z.string() })),
    }),
    idempotent: true,
  });
}

/** Writes wait (`wait`) or are refused (`refuse`) from now on, for `forMs` at most: each replica ends the pause by itself. */
export const PauseWrites = defineBroadcast(
  'backup.pause-writes',
  z.object({ token: Id, mode: z.enum(['wait', 'refuse']), forMs: z.number().int().min(1).max(30_000) }),
);
/** A replica has no write in flight any more. */
export const WritesPaused = defineBroadcast('backup.writes-paused', z.object({ token: Id, service: z.string() }));
export const ResumeWrites = defineBroadcast('backup.resume-writes', z.object({ token: Id }));
/** Other data are in use, or are in use everywhere now: caches are void. */
export const GenerationChanged = defineBroadcast('backup.generation-changed', z.object({ generation: Generation }));
