import {
  ArchiveError,
  contentOf,
  fileName,
  folderOf,
  hasEnding,
  imageContent,
  MAX_ASSET_BYTES,
  type Archive,
  type ArchiveFile,
} from '../../../archives/index.js';
import type { RecipeDraft } from '../../../drafts/index.js';
import { exportedDraft } from '../../../exported-recipes/index.js';
import { readJsonObject } from './json-file.js';
import type { SourceRecord } from '../source.js';

/** File names of our servers; no other name becomes part of a key in the object store. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
/** Files that a browser would execute. */
const EXECUTABLE = /\.(html?|xhtml|svg|xml|js|mjs|css)$/i;

/**
 * Our own bulk export and that of older products of its kind: `…/recipes/<slug>/<slug>.json`
 * (docs/api/migrations-and-reports.md#migrations).
 */
export function* readOwnExport(archive: Archive): Generator<SourceRecord> {
  const byFolder = filesByFolder(archive);
  for (const file of archive.files.filter(({ path }) => isRecipe(path))) {
    const filesBeside = (folder: string) => byFolder.get(`${folderOf(file.path)}/${folder}`) ?? [];
    yield { failureMessage: `Failed to import ${fileName(file.path)}`, read: () => read(file, filesBeside) };
  }
}

function isRecipe(path: string): boolean {
  const folders = folderOf(path).split('/');
  return hasEnding(path, '.json') && folders.includes('recipes') && !folders.includes('assets');
}

async function read(file: ArchiveFile, filesBeside: (folder: string) => ArchiveFile[]): Promise<RecipeDraft> {
  const draft = exportedDraft(await readJsonObject(file));
  if (!draft) throw new ArchiveError(`${fileName(file.path)} contains no recipe`);
  const image = filesBeside('images').find(({ path }) => fileName(path).startsWith('original.'));
  const files = new Map(
    filesBeside('assets')
      .filter(isUsable)
      .map((each) => [fileName(each.path), each]),
  );
  const { settings: _settings, assets, ...recipe } = draft.recipe;
  const complete = (assets ?? []).filter(({ fileName: name }) => files.has(name ?? ''));
  return {
    recipe: { ...recipe, assets: complete },
    rating: draft.rating ?? null,
    image: image && imageContent(image),
    assets: complete.flatMap(({ fileName: name }) => assetOf(files, name ?? '')),
  };
}

function isUsable({ path, size }: ArchiveFile): boolean {
  const name = fileName(path);
  return ASSET_NAME.test(name) && !EXECUTABLE.test(name) && size <= MAX_ASSET_BYTES;
}

function assetOf(files: Map<string, ArchiveFile>, name: string) {
  const file = files.get(name);
  return file ? [{ fileName: name, file: contentOf(file) }] : [];
}

function filesByFolder({ files }: Archive): Map<string, ArchiveFile[]> {
  const folders = new Map<string, ArchiveFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path);
    const filesOfFolder = folders.get(folder);
    if (filesOfFolder) filesOfFolder.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
}
