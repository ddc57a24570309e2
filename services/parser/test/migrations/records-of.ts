import { buffer } from 'node:stream/consumers';
import { RecipeChanges } from '@larder/contracts';
import { strToU8 } from 'fflate';
import { ENGLISH_DURATION_WORDS } from '@larder/recipe-scraper';
import { MIGRATION_LIMITS } from '../../src/archives/archive-limits.js';
import { openZipBytes } from '../../src/archives/zip-archive.js';
import type { RecipeDraft } from '../../src/drafts/index.js';
import type { SourceReader, SourceRecord } from '../../src/migrations/sources/source.js';
import { zipped } from './zipped.js';

/** The outcome of a record: its draft or its failure. */
type ReadRecord = { draft: RecipeDraft } | { failure: { message: string; error: unknown } };

/** The bytes of the image of a recipe. */
export const photo = strToU8('a photo');
export const NOW = new Date('2026-05-06T07:08:09Z');

/** The records that a reader finds in a zip file with these files. */
export async function recordsOf(read: SourceReader, files: Parameters<typeof zipped>[0]): Promise<ReadRecord[]> {
  const archive = await openZipBytes(zipped(files), MIGRATION_LIMITS);
  const records: ReadRecord[] = [];
  for await (const record of read(archive, { words: ENGLISH_DURATION_WORDS, now: NOW })) {
    const outcome = await outcomeOf(record);
    if (outcome) records.push(outcome);
  }
  return records;
}

async function outcomeOf({ failureMessage: message, read }: SourceRecord): Promise<ReadRecord | null> {
  try {
    const draft = await read();
    return draft && { draft };
  } catch (error) {
    return { failure: { message, error } };
  }
}

/** The draft of the one recipe of an export, which the recipe service would accept. */
export async function draftFrom(read: SourceReader, files: Parameters<typeof zipped>[0]): Promise<RecipeDraft> {
  const [record, ...others] = await recordsOf(read, files);
  if (!record || !('draft' in record)) throw new Error(`Not read: ${String(record?.failure.error)}`);
  expect(others).toEqual([]);
  RecipeChanges.parse(record.draft.recipe);
  return record.draft;
}

/** Ingredient lines with the headings above them. */
export function ingredientsIn({ recipe }: RecipeDraft): unknown[] {
  return (recipe.recipeIngredient ?? []).map((each) => {
    const { title, note } = each as { title: string; note: string };
    return title ? `${title} > ${note}` : note;
  });
}

export function stepsIn({ recipe }: RecipeDraft): unknown[] {
  return (recipe.recipeInstructions ?? []).map(({ title, text }) => (title ? `${title} > ${text}` : text));
}

export function namesOf(organizers: unknown): unknown[] {
  return (organizers as { name: string }[]).map(({ name }) => name);
}

/** The image of an imported recipe. */
export async function imageBytes({ image }: RecipeDraft): Promise<Buffer | null> {
  return image ? buffer(image()) : null;
}
