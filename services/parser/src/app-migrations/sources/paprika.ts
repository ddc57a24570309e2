import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { ArchiveError, fileName, hasEnding, type Archive, type ArchiveFile } from '../../archives/archive.js';
import { MOST_IN_MEMORY } from '../../archives/archive-limits.js';
import { LONGEST_RECIPE } from '../../imports/recipe-parts.js';
import { cleaned, linesOf, noteOf, pictureAddresses, splitLines, starsOf } from './cleaned.js';
import { listOf, parseThing, textOf, type Thing } from './json-file.js';
import type { SourceContext, SourceRecipe, SourceRecord } from './source.js';

const unpack = promisify(gunzip);

/** A Paprika export: a zip file of packed JSON, one file a recipe (docs/api/migrations-and-reports.md#migrations). */
export function* readPaprika({ files }: Archive, context: SourceContext): Generator<SourceRecord> {
  for (const file of files.filter(({ path }) => hasEnding(path, '.paprikarecipe'))) {
    yield { ifBroken: `Failed to import ${fileName(file.path)}`, read: () => named(file, context) };
  }
}

/** One without a name is no recipe. */
async function named(file: ArchiveFile, context: SourceContext): Promise<SourceRecipe | null> {
  const found = read(await thingIn(file), context);
  return found.recipe.name ? found : null;
}

async function thingIn(file: ArchiveFile): Promise<Thing> {
  const packed = await file.read();
  const bytes = await unpack(packed, { maxOutputLength: MOST_IN_MEMORY }).catch((error: unknown) => {
    throw new ArchiveError(`${fileName(file.path)} cannot be unpacked`, { cause: error });
  });
  return parseThing(bytes, fileName(file.path));
}

function read(thing: Thing, { words }: SourceContext): SourceRecipe {
  const recipe = cleaned(
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
    own: photo ? () => decoded(photo) : undefined,
    pictures: pictureAddresses(thing['image_url']),
  };
}

/** So many letters make a whole number of bytes. */
const LETTERS = 1024 * 1024;

/** The photograph in a record, of which only a part is decoded at a time. */
async function* decoded(photo: string): AsyncGenerator<Uint8Array> {
  const letters = /\s/.test(photo) ? photo.replace(/\s+/g, '') : photo;
  for (let start = 0; start < letters.length; start += LETTERS) {
    yield await Promise.resolve(Buffer.from(letters.slice(start, start + LETTERS), 'base64'));
  }
}

/** "For the sauce:" heads what follows; "2 cups stock:" does not. */
function isHeading(line: string): boolean {
  return line.endsWith(':') && !/\d/.test(line);
}

/** Paragraphs, or lines where there is only one; their numbers go. */
function stepsIn(directions: string): string[] {
  const paragraphs = directions
    .slice(0, LONGEST_RECIPE)
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .filter((each) => each.trim());
  const steps = paragraphs.length > 1 ? paragraphs : splitLines(directions);
  return steps.map((step) => step.replace(/^\s*\d{1,3}[.)]\s+/, ''));
}
