import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineMessage } from '../../messaging/define-message.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { expectedVersions } from '../changes/expected-versions.js';
import { RecipeAsset } from '../recipe.js';
import { NameText } from '../../primitives/name.js';

/** Maximum size of an asset of a recipe, in bytes. */
export const MAX_ASSET_BYTES = 50 * 1024 * 1024;

/** How an asset is served: its content type, and whether a browser may display it inline. */
export interface AssetType {
  contentType: string;
  inline: boolean;
}

const inlineType = (contentType: string): AssetType => ({ contentType, inline: true });
const downloadType = (contentType: string): AssetType => ({ contentType, inline: false });
const officeDocument = (kind: string) => downloadType(`application/vnd.openxmlformats-officedocument.${kind}`);

/** The accepted file types of assets. None that a browser would execute: no HTML, SVG or script. */
const TYPES: Readonly<Record<string, AssetType>> = {
  avif: inlineType('image/avif'),
  csv: downloadType('text/csv'),
  docx: officeDocument('wordprocessingml.document'),
  epub: downloadType('application/epub+zip'),
  gif: inlineType('image/gif'),
  heic: inlineType('image/heic'),
  jpeg: inlineType('image/jpeg'),
  jpg: inlineType('image/jpeg'),
  json: downloadType('application/json'),
  m4a: downloadType('audio/mp4'),
  md: downloadType('text/markdown; charset=utf-8'),
  mov: inlineType('video/quicktime'),
  mp3: downloadType('audio/mpeg'),
  mp4: inlineType('video/mp4'),
  odt: downloadType('application/vnd.oasis.opendocument.text'),
  ods: downloadType('application/vnd.oasis.opendocument.spreadsheet'),
  pdf: inlineType('application/pdf'),
  png: inlineType('image/png'),
  pptx: officeDocument('presentationml.presentation'),
  rtf: downloadType('application/rtf'),
  txt: downloadType('text/plain; charset=utf-8'),
  webm: inlineType('video/webm'),
  webp: inlineType('image/webp'),
  xlsx: officeDocument('spreadsheetml.sheet'),
  zip: downloadType('application/zip'),
};

/** The extension of a file name, in lower case; the whole text when it has no dot. */
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
/** The text fields of an upload (docs/api/recipes.md#assets). */
export const AssetForm = z
  .object({ name: NameText.max(255), icon: text, extension: text })
  .meta({ id: 'RecipeAssetForm' });
export type AssetForm = z.output<typeof AssetForm>;

/**
 * Stores an uploaded file of a recipe; one with the same name is replaced. Returns the recipe's new version as for
 * images.
 */
export const AddRecipeAsset = defineMessage({
  subject: 'recipe.asset.add',
  request: z.object({ slugOrId: SlugOrId, uploadKey: z.string(), expectedVersions, ...AssetForm.shape }),
  reply: z.object({ ...RecipeAsset.shape, updatedAt: z.string().optional() }),
  timeoutMs: 30_000,
});
