import { LIMITS } from '../limits.js';
import { isThing } from '../json/thing.js';
import { cleanLine, cleanText } from './text/text.js';

/** A note of a recipe. */
export interface Note {
  title: string;
  text: string;
}

/**
 * Notes of a migrated recipe: texts, or objects with `text` and an optional `title`. Anything but a list gives none.
 */
export function cleanNotes(value: unknown): Note[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, LIMITS.entries)
    .map(readNote)
    .filter(({ text }) => text !== '');
}

function readNote(value: unknown): Note {
  return isThing(value)
    ? { title: cleanLine(value['title']), text: cleanText(value['text']) }
    : { title: '', text: cleanText(value) };
}
