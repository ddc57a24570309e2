import { CollectionName } from '@larder/contracts';
import { z } from 'zod';

export const FORMAT = 'larder-backup';
/** Incremented when older programs cannot read new backups. */
export const FORMAT_VERSION = 1;

/** The name of a collection in a backup: `service.collection`. */
const DumpedName = z.string().regex(/^[a-z][a-z-]{0,30}\.[a-z][A-Za-z0-9-]{0,59}$/);

/** The manifest of a backup, `manifest.json` (docs/api/backups.md#format). */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number().int().min(1),
  appVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** The highest migration of each service. */
  migrations: z.record(z.string(), z.number().int().min(0)),
  collections: z.record(DumpedName, z.object({ count: z.number().int().min(0), sha256: z.string() })),
  media: z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0) }),
  /** How long writes were paused, in milliseconds; null when the pause expired before everything was read. */
  pausedMs: z.number().int().min(0).nullable(),
  includesSecrets: z.literal(false),
});
export type Manifest = z.output<typeof Manifest>;

const ManifestHead = Manifest.pick({ format: true, formatVersion: true });

/** Whether a newer program wrote the manifest; its other fields may have changed. */
export function isOfNewerFormat(manifest: unknown): boolean {
  const head = ManifestHead.safeParse(manifest);
  return head.success && head.data.formatVersion > FORMAT_VERSION;
}

/** The names of the service and the collection; null for an invalid name. */
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
