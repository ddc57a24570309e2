import { Buffer } from 'node:buffer';
import { isExact } from '../trigrams/trigram-codes.js';
import type { Records } from './records.js';

/** The slots that contain any of the terms, and the number of terms in each. */
export interface Matches {
  slots: Uint32Array;
  /** By slot. */
  matchCounts: Uint8Array;
}

/** Whether a slot may be in the result. */
export type IsAllowed = (slot: number) => boolean;

/** Finds all records with any of the terms as a substring of any of their texts. */
export function matchTerms(records: Records, terms: readonly string[], isAllowed: IsAllowed): Matches {
  const matchCounts = new Uint8Array(records.slots);
  const slots = new Uint32Array(records.slots);
  let count = 0;
  for (const term of terms) {
    visitMatches(records, term, isAllowed, (slot) => {
      if (matchCounts[slot] === 0) slots[count++] = slot;
      matchCounts[slot] = (matchCounts[slot] ?? 0) + 1;
    });
  }
  return { slots: slots.subarray(0, count), matchCounts };
}

function visitMatches(records: Records, term: string, isAllowed: IsAllowed, visit: (slot: number) => void): void {
  const needle = Buffer.from(term, 'latin1');
  const exact = isExact(term);
  const check = (slot: number) => {
    if (isAllowed(slot) && (exact || records.texts.bytesOf(slot).includes(needle))) visit(slot);
  };
  const candidates = records.trigrams.candidates(term);
  if (candidates) candidates.forEach(check);
  else for (let slot = 0; slot < records.slots; slot += 1) check(slot);
}
