import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import {
  ArchiveError,
  fileName,
  hasEnding,
  MAX_BYTES_IN_MEMORY,
  type Archive,
  type ArchiveFile,
} from '../../../archives/index.js';
import {
  cleanRecipe,
  imageUrlsOf,
  linesOf,
  MAX_RECIPE_LENGTH,
  noteOf,
  splitLines,
  starsOf,
  type RecipeDraft,
} from '../../../drafts/index.js';
import { listOf, textOf, type JsonObject } from '../../../json-values/index.js';
import { parseJsonObject } from './json-file.js';
import type { SourceContext, SourceRecord } from '../source.js';

const unzip = promisify(gunzip);

/** A Paprika export: a zip file of packed JSON, one file a recipe (docs/api/migrations-and-reports.md#migrations). */
export function* readPaprika({ files }: Archive, context: SourceContext): Generator<SourceRecord> {
  for (const file of files.filter(({ path }) => hasEnding(path, '.paprikarecipe'))) {
    yield { failureMessage: `Failed to import ${fileName(file.path)}`, read: () => readNamed(file, context) };
  }
}

/** A record without a name is not a recipe. */
async function readNamed(file: ArchiveFile, context: SourceContext): Promise<RecipeDraft | null> {
  const draft = read(await jsonObjectIn(file), context);
  return draft.recipe.name ? draft : null;
}

async function jsonObjectIn(file: ArchiveFile): Promise<JsonObject> {
  const packed = await file.read();
  const bytes = await unzip(packed, { maxOutputLength: MAX_BYTES_IN_MEMORY }).catch((error: unknown) => {
    throw new ArchiveError(`${fileName(file.path)} cannot be unpacked`, { cause: error });
  });
  return parseJsonObject(bytes, fileName(file.path));
}

function read(thing: JsonObject, { words }: SourceContext): RecipeDraft {
  const recipe = cleanRecipe(
    {
      name: textOf(thing['name']),
      description: thing['description'],
      recipeYield: thing['servings'],
      prepTime: thing['prep_time'],
      performTime: thing['cook_time'],
      totalTime: thing['total_time'],
      orgURL: thing['source_url'],
      dateAdded: thing['created'],
      ingredients: linesOf(splitLines(thing['ingredients']), isHeading),
      steps: linesOf(stepsIn(textOf(thing['directions']))),
      notes: [
        ...noteOf('', thing['notes']),
        ...noteOf('Nutrition', thing['nutritional_info']),
        ...noteOf('Difficulty', thing['difficulty']),
        ...noteOf('Source', thing['source']),
      ],
      tags: listOf(thing['categories']).map(textOf),
    },
    words,
  );
  const photo = textOf(thing['photo_data']);
  return {
    recipe,
    rating: starsOf(thing['rating']),
    image: photo ? () => decodePhoto(photo) : undefined,
    imageUrls: imageUrlsOf(thing['image_url']),
  };
}

/** A multiple of four, so that each part decodes to whole bytes. */
const PART_LENGTH = 1024 * 1024;

/** The photo in a record, decoded part by part. */
async function* decodePhoto(photo: string): AsyncGenerator<Uint8Array> {
  const base64 = /\s/.test(photo) ? photo.replace(/\s+/g, '') : photo;
  for (let start = 0; start < base64.length; start += PART_LENGTH) {
    yield await Promise.resolve(Buffer.from(base64.slice(start, start + PART_LENGTH), 'base64'));
  }
}

/** "For the sauce:" is a heading; "2 cups stock:" is not. */
function isHeading(line: string): boolean {
  return line.endsWith(':') && !/\d/.test(line);
}

/** Splits into paragraphs, or lines if there is only one, without their numbers. */
function stepsIn(directions: string): string[] {
  const paragraphs = directions
    .slice(0, MAX_RECIPE_LENGTH)
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .filter((each) => each.trim());
  const steps = paragraphs.length > 1 ? paragraphs : splitLines(directions);
  return steps.map((step) => step.replace(/^\s*\d{1,3}[.)]\s+/, ''));
}
