import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { FormFlag } from '../primitives/scalars.js';

/** The apps whose exports can be imported; also the name of the tag of imported recipes. */
export const MigrationType = z
  .enum([
    'mealie_alpha',
    'chowdown',
    'copymethat',
    'myrecipebox',
    'nextcloud',
    'paprika',
    'plantoeat',
    'recipekeeper',
    'tandoor',
  ])
  .meta({ id: 'SupportedMigrations' });
export type MigrationType = z.output<typeof MigrationType>;

/** The text fields of the upload form. */
export const MigrationForm = z.object({ add_migration_tag: FormFlag, migration_type: MigrationType });

/**
 * Queues the import of another app's export, which is stored in the object store under `uploadKey`. The gateway
 * generates `reportId`, so that a retry imports nothing twice.
 */
export const StartMigration = defineMessage({
  subject: 'parser.migration.start',
  request: z.object({ reportId: Id, type: MigrationType, addTag: z.boolean(), uploadKey: z.string().max(200) }),
  reply: z.object({ reportId: Id }),
  idempotent: true,
});
