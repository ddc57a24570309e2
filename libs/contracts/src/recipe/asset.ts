import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { expectedVersions } from './expected-versions.js';
import { RecipeAsset } from './recipe.js';

/** Largest asset of a recipe, in bytes. */
export const MAX_ASSET_BYTES = 50 * 1024 * 1024;

/** How an asset is served: its type, and whether a browser may show it inline. */
export interface AssetType {
  contentType: string;
  inline: boolean;
}

const shown = (contentType: string): AssetType => ({ contentType, inline: true });
const saved = (contentType: string): AssetType => ({ contentType, inline: false });
const office = (kind: string) => saved(`application/vnd.openxmlformats-officedocument.${kind}`);

/** The file types of assets. None that a browser would execute: no HTML, SVG or script. */
const TYPES: Readonly<Record<string, AssetType>> = {
  avif: shown('image/avif'),
  csv: saved('text/csv'),
  docx: office('wordprocessingml.document'),
  epub: saved('application/epub+zip'),
  gif: shown('image/gif'),
  heic: shown('image/heic'),
  jpeg: shown('image/jpeg'),
  jpg: shown('image/jpeg'),
  json: saved('application/json'),
  m4a: saved('audio/mp4'),
  md: saved('text/markdown; charset=utf-8'),
  mov: shown('video/quicktime'),
  mp3: saved('audio/mpeg'),
  mp4: shown('video/mp4'),
  odt: saved('application/vnd.oasis.opendocument.text'),
  ods: saved('application/vnd.oasis.opendocument.spreadsheet'),
  pdf: shown('application/pdf'),
  png: shown('image/png'),
  pptx: office('presentationml.presentation'),
  rtf: saved('application/rtf'),
  txt: saved('text/plain; charset=utf-8'),
  webm: shown('video/webm'),
  webp: shown('image/webp'),
  xlsx: office('spreadsheetml.sheet'),
  zip: saved('application/zip'),
};

/** The extension of a file name, in lower case; all of the text when it has no dot. */
export function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}

/** Undefined for a file type that is not accepted. */
export function assetTypeOf(fileName: string): AssetType | undefined {
  const extension = extensionOf(fileName);
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

export const AssetErrors = {
  incomplete: defineError('recipe.asset-incomplete', {
    kind: 'refused',
    shape: 'text',
    sentence: 'Missing required fields',
  }),
  notValid: defineError('recipe.asset-not-valid', {
    kind: 'refused',
    shape: 'text',
    sentence: 'File name {name} or extension {extension} not valid',
  }),
};

const text = z.string().trim().max(255);
/** The text fields that come with a file (docs/api/recipes.md#assets). */
export const AssetForm = z.object({ name: text, icon: text, extension: text }).meta({ id: 'RecipeAssetForm' });
export type AssetForm = z.output<typeof AssetForm>;

/** Stores an uploaded file with a recipe; one of the same name is replaced. Returns the recipe's new version as images do. */
export const AddRecipeAsset = defineMessage({
  subject: 'recipe.asset.add',
  request: z.object({ slugOrId: SlugOrId, uploadKey: z.string(), expectedVersions, ...AssetForm.shape }),
  reply: z.object({ ...RecipeAsset.shape, updatedAt: z.string().optional() }),
  timeoutMs: 30_000,
});
