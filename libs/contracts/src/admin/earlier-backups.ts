import { z } from 'zod';
import { ignoredAs } from '../primitives/ignored.js';
import { Flag } from '../primitives/scalars.js';

/* Bodies of the calls for backups at the paths of earlier clients (docs/api/backups.md). */

/** The parameters of the earlier calls for backups; ignored when a backup is made, which always contains everything. */
const Options = z
  .object({
    recipes: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
    settings: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
    themes: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
    groups: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
    users: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
    notifications: Flag.default(true).describe('A backup contains everything; a restore without it is refused.'),
  })
  .meta({ id: 'BackupOptions' });

/** The body of the earlier call for a backup. */
export const BackupDraft = z
  .object({
    tag: z.string().max(100).nullish().describe('A word that becomes part of the file name.'),
    options: Options.nullish().describe('Ignored; a backup contains everything.'),
    templates: z.array(z.string()).nullish().describe('Ignored.'),
  })
  .meta({ id: 'CreateBackup' });
export type BackupDraft = z.output<typeof BackupDraft>;

/** The body of the earlier call for a restore; absent fields have their defaults. The path contains the backup. */
export const BackupImport = Options.extend({
  name: ignoredAs(z.string()),
  force: Flag.default(false).describe('Ignored.'),
  rebase: Flag.default(false).describe('Ignored.'),
})
  .prefault({})
  .meta({ id: 'ImportJob' });
export type BackupImport = z.output<typeof BackupImport>;

const ImportedPart = z
  .object({
    name: z.string(),
    status: z.boolean().describe('Whether it was imported.'),
    exception: z.string().nullable().describe('The reason of a failure.'),
  })
  .meta({ id: 'BackupImportPart' });
const Imported = z.array(ImportedPart);
const ImportedRecipes = z.array(ImportedPart.extend({ slug: z.string() }).meta({ id: 'BackupImportRecipe' }));
/** The response of the earlier call for a restore. */
export const BackupImportReport = z
  .object({
    recipeImports: ImportedRecipes.describe('Always empty.'),
    settingsImports: Imported.describe('The restored backup.'),
    themeImports: Imported.describe('Always empty.'),
    pageImports: Imported.describe('Always empty.'),
    groupImports: Imported.describe('Always empty.'),
    userImports: Imported.describe('Always empty.'),
  })
  .meta({ id: 'BackupImportReport' });

/** The response of the earlier call for a backup: the path of the file. */
export const BackupPath = z
  .object({ export_path: z.string().describe('The path of the file.') })
  .meta({ id: 'BackupPath' });
