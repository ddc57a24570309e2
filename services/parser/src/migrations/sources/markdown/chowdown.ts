import { cleanKeywords } from '@larder/recipe-scraper';
import { decodeText } from '@larder/service-kit/egress';
import { isScalar, isSeq, parseDocument, type Document } from 'yaml';
import {
  ArchiveError,
  fileName,
  folderOf,
  hasEnding,
  imageContent,
  type Archive,
  type ArchiveFile,
} from '../../../archives/index.js';
import { cleanRecipe, linesOf, MAX_RECIPE_LENGTH, type RecipeDraft } from '../../../drafts/index.js';
import type { SourceContext, SourceRecord } from '../source.js';

const FRONT_MATTER = /^\s*---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)([\s\S]*)$/;

/**
 * A Chowdown repository: Markdown files with YAML at their top, in `_recipes/`
 * (docs/api/migrations-and-reports.md#migrations).
 */
export function* readChowdown(archive: Archive, context: SourceContext): Generator<SourceRecord> {
  for (const file of archive.files.filter(({ path }) => isRecipe(path))) {
    yield { failureMessage: `Failed to import ${fileName(file.path)}`, read: () => read(file, archive, context) };
  }
}

function isRecipe(path: string): boolean {
  return hasEnding(path, '.md') && folderOf(path).split('/').includes('_recipes');
}

async function read(file: ArchiveFile, archive: Archive, { words }: SourceContext): Promise<RecipeDraft> {
  const [, matter, description = ''] = FRONT_MATTER.exec(decodeText(await file.read())) ?? [];
  if (matter === undefined) throw new ArchiveError(`${fileName(file.path)} has no front matter`);
  // Each line becomes an object many times its length.
  if (matter.length > MAX_RECIPE_LENGTH) throw new ArchiveError(`${fileName(file.path)} is too long for a recipe`);
  const yaml = parseDocument(matter);
  const name = textAt(yaml, matter, 'title');
  if (!name) throw new ArchiveError(`${fileName(file.path)} has no title`);
  const recipe = cleanRecipe(
    {
      name,
      description,
      recipeYield: textAt(yaml, matter, 'yield'),
      prepTime: textAt(yaml, matter, 'prep_time'),
      orgURL: textAt(yaml, matter, 'url'),
      ingredients: linesOf(listAt(yaml, matter, 'ingredients')),
      steps: linesOf(listAt(yaml, matter, 'directions')),
      tags: cleanKeywords(listAt(yaml, matter, 'tags')),
    },
    words,
  );
  const image = imageIn(archive, textAt(yaml, matter, 'image'));
  return { recipe, image: image && imageContent(image) };
}

function textAt(yaml: Document, source: string, key: string): string {
  return listAt(yaml, source, key)[0] ?? '';
}

/** Texts as written: "- Sauce: 2 cups" is a line of text, although YAML parses it as an object. */
function listAt(yaml: Document, source: string, key: string): string[] {
  const node = yaml.get(key, true);
  const nodes: unknown[] = isSeq(node) ? node.items : [node];
  return nodes.map((each) => asWritten(each, source)).filter(Boolean);
}

function asWritten(node: unknown, source: string): string {
  if (isScalar(node)) return typeof node.value === 'string' ? node.value : (node.source ?? '').trim();
  const [start, end] = (node as { range?: [number, number, number] | null } | undefined)?.range ?? [0, 0];
  return source.slice(start, end).trim();
}

function imageIn({ files }: Archive, name: string): ArchiveFile | undefined {
  if (!name) return undefined;
  const imageName = fileName(name).toLowerCase();
  return files.find(({ path }) => {
    return fileName(path).toLowerCase() === imageName && folderOf(path).split('/').includes('images');
  });
}
