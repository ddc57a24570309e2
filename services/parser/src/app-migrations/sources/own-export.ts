import { ArchiveError, fileName, folderOf, hasEnding, type Archive, type ArchiveFile } from '../../archives/archive.js';
import { pictureContent } from '../../archives/picture-content.js';
import { MOST_ASSET_BYTES } from '../../archives/archive-limits.js';
import { exportedRecipe } from '../../exports/exported-recipe.js';
import { readThing } from './json-file.js';
import type { SourceRecipe, SourceRecord } from './source.js';

/** Names that were given by a server of our kind; nothing else becomes part of a key. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
/** A page or a script would run in the reader's browser. */
const HARMFUL = /\.(html?|xhtml|svg|xml|js|mjs|css)$/i;

/**
 * Our own bulk export and that of older products of its kind: `…/recipes/<slug>/<slug>.json`
 * (docs/api/migrations-and-reports.md#migrations).
 */
export function* readOwnExport(archive: Archive): Generator<SourceRecord> {
  const byFolder = filesByFolder(archive);
  for (const file of archive.files.filter(({ path }) => isRecipe(path))) {
    const beside = (folder: string) => byFolder.get(`${folderOf(file.path)}/${folder}`) ?? [];
    yield { ifBroken: `Failed to import ${fileName(file.path)}`, read: () => read(file, beside) };
  }
}

function isRecipe(path: string): boolean {
  const folders = folderOf(path).split('/');
  return hasEnding(path, '.json') && folders.includes('recipes') && !folders.includes('assets');
}

async function read(file: ArchiveFile, beside: (folder: string) => ArchiveFile[]): Promise<SourceRecipe> {
  const exported = exportedRecipe(await readThing(file));
  if (!exported) throw new ArchiveError(`${fileName(file.path)} holds no recipe`);
  const picture = beside('images').find(({ path }) => fileName(path).startsWith('original.'));
  const files = new Map(
    beside('assets')
      .filter(isUsable)
      .map((each) => [fileName(each.path), each]),
  );
  const { settings: _ofElsewhere, assets, ...recipe } = exported.recipe;
  const kept = (assets ?? []).filter(({ fileName: name }) => files.has(name ?? ''));
  return {
    recipe: { ...recipe, assets: kept },
    rating: exported.rating,
    own: picture && pictureContent(picture),
    assets: kept.flatMap(({ fileName: name }) => assetOf(files, name ?? '')),
  };
}

function isUsable({ path, size }: ArchiveFile): boolean {
  const name = fileName(path);
  return ASSET_NAME.test(name) && !HARMFUL.test(name) && size <= MOST_ASSET_BYTES;
}

function assetOf(files: Map<string, ArchiveFile>, name: string) {
  const file = files.get(name);
  return file ? [{ fileName: name, file }] : [];
}

function filesByFolder({ files }: Archive): Map<string, ArchiveFile[]> {
  const folders = new Map<string, ArchiveFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path);
    const known = folders.get(folder);
    if (known) known.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
}
