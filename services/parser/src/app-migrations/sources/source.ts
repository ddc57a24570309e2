import type { DurationWords } from '@larder/recipe-scraper';
import type { Archive, ArchiveFile, Content } from '../../archives/archive.js';
import type { ImportedRecipe } from '../../imports/imported-recipe.js';

/** A recipe of another app as it will be stored, with what belongs to it. */
export interface SourceRecipe {
  recipe: ImportedRecipe;
  /** The stars the caller gave it, 0 to 5; null without any. */
  rating?: number | null;
  isFavorite?: boolean;
  /** The picture that came along. */
  own?: Content | undefined;
  /** Addresses a picture may be fetched from otherwise. */
  pictures?: string[];
  /** Files the recipe's assets name. */
  assets?: { fileName: string; file: ArchiveFile }[];
}

/** One record of an export that has not been read yet, so that one can be passed over. */
export interface SourceRecord {
  /** What is told of it when it cannot be read: "Failed to import soup.json". */
  ifBroken: string;
  /** Reads it; null when it is no recipe, of which nothing is told. Throws what is wrong with it. */
  read(): SourceRecipe | null | Promise<SourceRecipe | null>;
}

export interface SourceContext {
  /** What times are written in. */
  words: DurationWords;
  now: Date;
}

/** Finds the records in the export of an app, always in the same order. */
export type SourceReader = (
  archive: Archive,
  context: SourceContext,
) => AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
