import { MOST_SIMILAR, SIMILAR_ENOUGH, similarityTrigrams, similarTo } from '../ranking/similarity.js';
import { codesOf } from '../trigrams/trigram-codes.js';
import type { Allowed } from './match-terms.js';
import type { Records } from './records.js';

/** Texts beside the name are judged for so many records only, those that share most with what was typed. */
const MOST_JUDGED = 200;

interface Similar {
  slot: number;
  /** Similarity of the name, and of the most similar text. */
  name: number;
  text: number;
}

/** The slots whose texts are similar to what was typed, most similar names first; at most fifty. */
export function similarSlots(records: Records, wanted: string, allowed: Allowed): number[] {
  const similarity = similarTo(wanted);
  const candidates = sharing(records, wanted, allowed);
  const byName = candidates.map((slot) => ({ slot, name: similarity(records.names[slot] ?? '') }));
  const similar: Similar[] = byName.filter(isSimilar).map((each) => ({ ...each, text: each.name }));
  if (similar.length < MOST_SIMILAR) {
    const others = byName.filter((each) => !isSimilar(each)).slice(0, MOST_JUDGED);
    similar.push(...others.map((each) => ({ ...each, text: bestLine(records, each.slot, similarity) })));
  }
  return similar
    .filter(({ text }) => text >= SIMILAR_ENOUGH)
    .sort((a, b) => b.name - a.name || b.text - a.text || compareNames(records, a.slot, b.slot))
    .slice(0, MOST_SIMILAR)
    .map(({ slot }) => slot);
}

/** Orders slots by their names, equal ones by their ids. */
export function compareNames({ names, ids }: Records, a: number, b: number): number {
  const [nameA = '', nameB = ''] = [names[a], names[b]];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return (ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1;
}

function isSimilar({ name }: { name: number }): boolean {
  return name >= SIMILAR_ENOUGH;
}

function bestLine(records: Records, slot: number, similarity: (text: string) => number): number {
  return Math.max(...records.texts.textOf(slot).split('\n').map(similarity));
}

/** The slots that share enough trigrams to be similar at all, most first. */
function sharing(records: Records, wanted: string, allowed: Allowed): number[] {
  const trigrams = similarityTrigrams(wanted);
  if (trigrams.length === 0) return [];
  // The index knows one blank before a word; the trigrams with two have to be taken on trust.
  const codes = new Set(trigrams.filter((trigram) => !trigram.startsWith('  ')).flatMap(codesOf));
  const fewest = Math.ceil(trigrams.length * SIMILAR_ENOUGH) - (trigrams.length - codes.size);
  const shared = new Uint8Array(records.slots);
  for (const code of codes) records.trigrams.forEachWith(code, (slot) => (shared[slot] = (shared[slot] ?? 0) + 1));
  const slots = [...shared.keys()].filter((slot) => (shared[slot] ?? 0) >= Math.max(1, fewest) && allowed(slot));
  return slots.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b);
}
