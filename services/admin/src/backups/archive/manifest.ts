import { CollectionName } from '@larder/contracts';
import { z } from 'zod';

export const FORMAT = 'larder-backup';
/** Grows when older programs could no longer read a new backup. */
export const FORMAT_VERSION = 1;

/** `service.collection`, as collections are called in a backup. */
const DumpedName = z.string().regex(/^[a-z][a-z-]{0,30}\.[a-z][A-Za-z0-9-]{0,59}$/);

/** What a backup says of itself, in `manifest.json` (docs/api/backups.md#format). */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number().int().min(1),
  appVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** The highest migration of each service. */
  migrations: z.record(z.string(), z.number().int().min(0)),
  collections: z.record(DumpedName, z.object({ count: z.number().int().min(0), sha256: z.string() })),
  media: z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0) }),
  /** How long writes were paused; null when the pause was over before everything was read. */
  pausedMs: z.number().int().min(0).nullable(),
  includesSecrets: z.literal(false),
});
export type Manifest = z.output<typeof Manifest>;

/** The names of a service and its collection; null for what no collection is called. */
export function collectionOf(dumped: string): { service: string; collection: string } | null {
  if (!DumpedName.safeParse(dumped).success) return null;
  const [service = '', collection = ''] = dumped.split('.');
  return CollectionName.safeParse(collection).success ? { service, collection } : null;
}

/** The state of all schemas in one text: `identity-4.recipe-12`. */
export function schemaVersion(migrations: Record<string, number>): string {
  return Object.entries(migrations)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([service, migration]) => `${service}-${migration}`)
    .join('.');
}
