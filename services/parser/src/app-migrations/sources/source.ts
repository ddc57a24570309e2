import type { DurationWords } from '@larder/recipe-scraper';
import type { Archive, ArchiveFile } from '../../archives/archive.js';
import type { ImportedRecipe } from '../../imports/imported-recipe.js';

/** A recipe of another app as it will be stored, with what belongs to it. */
export interface SourceRecipe {
  recipe: ImportedRecipe;
  /** The stars the caller gave it, 0 to 5; null without any. */
  rating?: number | null;
  isFavorite?: boolean;
  /** Gives the picture that came along; null when it turns out that there is none. */
  own?: (() => Promise<Buffer | null>) | undefined;
  /** Addresses a picture may be fetched from otherwise. */
  pictures?: string[];
  /** Files the recipe's assets name. */
  assets?: { fileName: string; file: ArchiveFile }[];
}

/** What became of one record of an export: a recipe, or why it is none. */
export type SourceRecord = { found: SourceRecipe } | { failure: { message: string; error: unknown } };

export interface SourceContext {
  /** What times are written in. */
  words: DurationWords;
  now: Date;
}

/** Reads the export of an app: its records, always in the same order. One bad record does not hide the others. */
export type SourceReader = (archive: Archive, context: SourceContext) => AsyncIterable<SourceRecord>;

/** Reads one record; what is wrong with it is told under this message. */
export async function attempt(
  message: string,
  read: () => SourceRecipe | Promise<SourceRecipe>,
): Promise<SourceRecord> {
  try {
    return { found: await read() };
  } catch (error) {
    return { failure: { message, error } };
  }
}
