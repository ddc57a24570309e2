import { firstPlaces } from '../ranking/first-places.js';
import { MAX_SIMILAR_TRIGRAMS, MIN_SIMILARITY, similarityTrigrams, similarityTo } from '../ranking/similarity.js';
import { codesOf } from '../trigrams/trigram-codes.js';
import type { Allowed } from './match-terms.js';
import type { Records } from './records.js';

/** Texts beside the name are compared for this many records only, those that share most with the searched text. */
const MAX_COMPARED = 200;
/** Names that differ in similarity at all do so by more than texts can. */
const NAME_STEP = 1e6;

interface Similar {
  slot: number;
  /** Similarity of the name, and of the most similar text. */
  name: number;
  text: number;
}

/** Slots that share as many trigrams with the searched text. */
interface Level {
  slots: number[];
  /** No name among them is more similar. */
  bestName: number;
}

/** The slots whose texts are similar to the searched text, most similar names first; at most fifty. */
export function similarSlots(records: Records, searched: string, allowed: Allowed): number[] {
  const similarity = similarityTo(searched);
  const { similar, others } = bySimilarity(records, sharing(records, searched, allowed), similarity);
  if (similar.length < MAX_SIMILAR_TRIGRAMS) {
    const byText = others.map((each) => ({ ...each, text: bestLine(records, each.slot, similarity) }));
    similar.push(...byText.filter(({ text }) => text >= MIN_SIMILARITY));
  }
  const places = Float64Array.from(similar, ({ name, text }) => -(name * NAME_STEP + text));
  const slotAt = (index: number) => similar[index]?.slot ?? 0;
  const window = { skip: 0, limit: MAX_SIMILAR_TRIGRAMS };
  return firstPlaces(places, window, (a, b) => compareNames(records, slotAt(a), slotAt(b))).map(slotAt);
}

/** Orders slots by their names, equal ones by their ids. */
export function compareNames({ names, ids }: Records, a: number, b: number): number {
  const [nameA = '', nameB = ''] = [names[a], names[b]];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return (ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1;
}

/** Those with similar names, and the first of the others, until nothing better can come. */
function bySimilarity({ names }: Records, levels: Level[], similarity: (text: string) => number) {
  const [similar, others]: [Similar[], Similar[]] = [[], []];
  for (const { slots, bestName } of levels) {
    if (similar.filter(({ name }) => name > bestName).length >= MAX_SIMILAR_TRIGRAMS) break;
    for (const slot of slots) {
      const name = similarity(names[slot] ?? '');
      if (name >= MIN_SIMILARITY) similar.push({ slot, name, text: name });
      else if (others.length < MAX_COMPARED) others.push({ slot, name, text: name });
    }
  }
  return { similar, others };
}

function bestLine(records: Records, slot: number, similarity: (text: string) => number): number {
  return Math.max(...records.texts.textOf(slot).split('\n').map(similarity));
}

/** The slots that share enough trigrams to be similar at all, most first. */
function sharing(records: Records, searched: string, allowed: Allowed): Level[] {
  const trigrams = similarityTrigrams(searched);
  if (trigrams.length === 0) return [];
  // The index knows one blank before a word; the trigrams with two have to be taken on trust.
  const codes = new Set(trigrams.filter((trigram) => !trigram.startsWith('  ')).flatMap(codesOf));
  const trusted = trigrams.length - codes.size;
  const fewest = Math.max(1, Math.ceil(trigrams.length * MIN_SIMILARITY) - trusted);
  const levels = Array.from({ length: codes.size + 1 }, (_, shared): Level => {
    return { slots: [], bestName: (shared + trusted) / trigrams.length };
  });
  const shared = new Uint8Array(records.slots);
  for (const code of codes) records.trigrams.forEachWith(code, (slot) => (shared[slot] = (shared[slot] ?? 0) + 1));
  shared.forEach((count, slot) => {
    if (count >= fewest && allowed(slot)) levels[count]?.slots.push(slot);
  });
  return levels.reverse();
}
