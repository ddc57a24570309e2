import { buffer } from 'node:stream/consumers';
import { RecipeChanges } from '@larder/contracts';
import { ENGLISH_DURATION_WORDS } from '@larder/recipe-scraper';
import { MIGRATION_LIMITS } from '../../src/archives/archive-limits.js';
import { openZipBytes } from '../../src/archives/zip-archive.js';
import type { SourceReader, SourceRecipe, SourceRecord } from '../../src/app-migrations/sources/source.js';
import { zipped } from './zipped.js';

/** What became of a record: a recipe, or why it is none. */
type ReadRecord = { found: SourceRecipe } | { failure: { message: string; error: unknown } };

export const NOW = new Date('2026-05-06T07:08:09Z');

/** What a reader makes of a zip file with these files. */
export async function recordsOf(read: SourceReader, files: Parameters<typeof zipped>[0]): Promise<ReadRecord[]> {
  const archive = await openZipBytes(zipped(files), MIGRATION_LIMITS);
  const records: ReadRecord[] = [];
  for await (const record of read(archive, { words: ENGLISH_DURATION_WORDS, now: NOW })) {
    const told = await outcomeOf(record);
    if (told) records.push(told);
  }
  return records;
}

async function outcomeOf({ ifBroken: message, read }: SourceRecord): Promise<ReadRecord | null> {
  try {
    const found = await read();
    return found && { found };
  } catch (error) {
    return { failure: { message, error } };
  }
}

/** The one recipe of an export, as the recipe service will take it. */
export async function recipeOf(read: SourceReader, files: Parameters<typeof zipped>[0]): Promise<SourceRecipe> {
  const [record, ...others] = await recordsOf(read, files);
  if (!record || !('found' in record)) throw new Error(`Not read: ${String(record?.failure.error)}`);
  expect(others).toEqual([]);
  RecipeChanges.parse(record.found.recipe);
  return record.found;
}

/** Ingredient lines with the headings above them. */
export function ingredientsIn({ recipe }: SourceRecipe): unknown[] {
  return (recipe.recipeIngredient ?? []).map((each) => {
    const { title, note } = each as { title: string; note: string };
    return title ? `${title} > ${note}` : note;
  });
}

export function stepsIn({ recipe }: SourceRecipe): unknown[] {
  return (recipe.recipeInstructions ?? []).map(({ title, text }) => (title ? `${title} > ${text}` : text));
}

export function namesOf(organizers: unknown): unknown[] {
  return (organizers as { name: string }[]).map(({ name }) => name);
}

/** The picture that came along with a recipe. */
export async function pictureOf({ own }: SourceRecipe): Promise<Buffer | null> {
  return own ? buffer(own()) : null;
}
