import type { DurationWords } from '@larder/recipe-scraper';
import type { Archive } from '../../archives/index.js';
import type { RecipeDraft } from '../../drafts/index.js';

/** One record of an export, not read yet, so that it can be skipped. */
export interface SourceRecord {
  /** The message of its report entry when it cannot be read: "Failed to import soup.json". */
  failureMessage: string;
  /** Reads it; null when it is not a recipe, which gets no report entry. Throws when it is broken. */
  read(): RecipeDraft | null | Promise<RecipeDraft | null>;
}

export interface SourceContext {
  /** The language of durations. */
  words: DurationWords;
  now: Date;
}

/** Finds the records in the export of an app, always in the same order. */
export type SourceReader = (
  archive: Archive,
  context: SourceContext,
) => AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
