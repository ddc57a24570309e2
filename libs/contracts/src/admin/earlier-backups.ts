import { z } from 'zod';
import { ignoredAs } from '../primitives/ignored.js';
import { Flag } from '../primitives/scalars.js';

/* Bodies of the calls for backups at the paths of earlier clients (docs/api/backups.md). */

/** The parameters of the earlier calls for backups; ignored when a backup is made, which always contains everything. */
const Options = z
  .object({
    recipes: Flag.default(true),
    settings: Flag.default(true),
    themes: Flag.default(true),
    groups: Flag.default(true),
    users: Flag.default(true),
    notifications: Flag.default(true),
  })
  .meta({ id: 'BackupOptions' });

/** The body of the earlier call for a backup. */
export const BackupDraft = z
  .object({
    tag: z.string().max(100).nullish(),
    options: Options.nullish(),
    templates: z.array(z.string()).nullish(),
  })
  .meta({ id: 'CreateBackup' });
export type BackupDraft = z.output<typeof BackupDraft>;

/** The body of the earlier call for a restore; absent fields have their defaults. The path contains the backup. */
export const BackupImport = Options.extend({
  name: ignoredAs(z.string()),
  force: Flag.default(false),
  rebase: Flag.default(false),
})
  .prefault({})
  .meta({ id: 'ImportJob' });
export type BackupImport = z.output<typeof BackupImport>;

const Imported = z.array(z.object({ name: z.string(), status: z.boolean(), exception: z.string().nullable() }));
const ImportedRecipes = z.array(Imported.element.extend({ slug: z.string() }));
/** The response of the earlier call for a restore. */
export const BackupImportReport = z
  .object({
    recipeImports: ImportedRecipes,
    settingsImports: Imported,
    themeImports: Imported,
    pageImports: Imported,
    groupImports: Imported,
    userImports: Imported,
  })
  .meta({ id: 'BackupImportReport' });

/** The response of the earlier call for a backup: the path of the file. */
export const BackupPath = z.object({ export_path: z.string() });
