import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { MAX_BULK_SIZE } from '../changes/bulk.js';

/** The export formats of a recipe, by kind of template (docs/api/collaboration.md#exports). */
export const EXPORT_FORMATS = { json: ['raw'], zip: ['zip'], jinja2: ['recipes.md'] };
const names = z.array(z.string());
export const ExportFormats = z
  .object({
    json: names.describe('The templates of exports as JSON.'),
    zip: names.describe('The templates of exports as archives.'),
    jinja2: names.describe('The templates of exports as text.'),
  })
  .meta({ id: 'FormatResponse' });
export const ExportQuery = z.object({ template_name: z.string().max(255).describe('`raw`, `recipes.md` or `zip`.') });

export const RecipeExportToken = z
  .object({ token: z.string().describe('The token for `GET /api/recipes/{slug}/exports/zip`.') })
  .meta({ id: 'RecipeZipTokenResponse' });
export const FileToken = z
  .object({ fileToken: z.string().describe('The token for `GET /api/utils/download`.') })
  .meta({ id: 'FileTokenResponse' });
/** An absent parameter has a separate error. */
export const FileTokenQuery = z.object({ token: z.string().max(500).optional().describe('The `fileToken`.') });
export const ExportTokenQuery = z.object({ token: z.string().max(500).describe('The token of the export.') });

/**
 * An archive of several recipes, kept for a day; `path` is its name in the download URL, `size` is formatted for users.
 */
export const DataExport = z
  .object({
    id: z.string(),
    groupId: z.string(),
    name: z.string(),
    filename: z.string().describe('The name of the file.'),
    path: z.string().describe('The name of the file in the address of its download.'),
    size: z.string().describe('The size, for users.'),
    createdAt: z.string().optional(),
    expires: z.string().describe('The time at which it is deleted.'),
  })
  .meta({ id: 'GroupDataExport' });
export type DataExport = z.output<typeof DataExport>;

/** An archive of several recipes is ready for download. */
export const DataExportReady = defineEvent('data-export.ready', z.object({ exportId: Id, name: z.string() }));

export const ExportDraft = z
  .object({
    recipes: z
      .array(z.string().max(1000))
      .max(MAX_BULK_SIZE * 5)
      .describe('The slugs or ids of the recipes.'),
    exportType: z.literal('json').default('json').describe('The format.'),
  })
  .meta({ id: 'ExportRecipes' });
export type ExportDraft = z.output<typeof ExportDraft>;
export const DataExportQuery = z.object({ path: z.string().max(1000).describe('The `path` of the archive.') });

export const ExportErrors = {
  /** The token belongs to another recipe than the one in the path. */
  otherRecipe: defineError('recipe.export-other-recipe', { kind: 'refused', shape: 'text', sentence: 'Invalid Slug' }),
  invalidToken: defineError('common.invalid-file-token', {
    kind: 'unauthenticated',
    shape: 'text',
    sentence: 'could not validate file token',
  }),
  /** No token, or its file does not exist any more. */
  noFile: defineError('common.no-file', { kind: 'refused', shape: 'text', sentence: 'Bad Request' }),
  notAnExport: defineError('recipe.not-an-export', {
    kind: 'refused',
    shape: 'text',
    sentence: 'path must be relative to data directory',
  }),
};

/** A file for one response: stored under a temporary key and deleted after it was sent. */
const ExportedFile = z.object({ key: z.string(), fileName: z.string(), contentType: z.string() });
export type ExportedFile = z.output<typeof ExportedFile>;

/** One recipe as a file. */
export const ExportRecipe = defineMessage({
  subject: 'recipe.export.make',
  request: z.object({ slugOrId: SlugOrId, template: z.string().max(255) }),
  reply: ExportedFile,
  timeoutMs: 30_000,
});
/** Creates a token with which every caller can download the recipe's archive for half an hour. */
export const CreateExportToken = defineMessage({
  subject: 'recipe.export-token.create',
  request: z.object({ slugOrId: SlugOrId }),
  reply: RecipeExportToken,
});
/** The archive of a recipe for callers with its token. */
export const ExportRecipeByToken = defineMessage({
  subject: 'recipe.export.make-by-token',
  request: z.object({ slugOrId: SlugOrId, token: z.string().max(500) }),
  reply: ExportedFile,
  timeoutMs: 30_000,
});

/** Starts to create an archive of several recipes; slugs that the group does not have are skipped. */
export const StartDataExport = defineMessage({
  subject: 'recipe.data-export.start',
  request: ExportDraft,
  reply: z.object({ exportId: z.string() }),
});
/** Whether a started export has ended. */
export const ReadDataExportState = defineMessage({
  subject: 'recipe.data-export-state.read',
  request: z.object({ exportId: Id }),
  reply: z.object({ ended: z.boolean() }),
  idempotent: true,
});
/** The archives of the caller's group, newest first. */
export const ListDataExports = defineMessage({
  subject: 'recipe.data-export.list',
  request: z.object({}),
  reply: z.array(DataExport),
  idempotent: true,
});
export const CreateDataExportToken = defineMessage({
  subject: 'recipe.data-export-token.create',
  request: DataExportQuery,
  reply: FileToken,
});
/** Removes all archives of the caller's group. */
export const PurgeDataExports = defineMessage({
  subject: 'recipe.data-export.purge',
  request: z.object({}),
  reply: z.object({ purged: z.number().int() }),
});
