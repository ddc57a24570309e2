import { selectWindow } from '../ranking/select-window.js';
import { MAX_SIMILAR_RESULTS, MIN_SIMILARITY, similarityTrigrams, similarityTo } from '../ranking/similarity.js';
import { codesOf } from '../trigrams/trigram-codes.js';
import type { IsAllowed } from './match-terms.js';
import type { Records } from './records.js';

/** Maximum number of records whose other texts are compared, those that share most trigrams with the searched text. */
const MAX_COMPARED = 200;
/** Weight of the name, so that the similarity of other texts only decides between equal ones. */
const NAME_STEP = 1e6;

interface SimilarSlot {
  slot: number;
  /** The similarity of the name; `text`: that of the most similar text. */
  name: number;
  text: number;
}

/** Slots that share the same number of trigrams with the searched text. */
interface Level {
  slots: number[];
  /** An upper bound for the similarity of their names. */
  bestName: number;
}

/** At most fifty slots with texts that are similar to the searched text, the most similar names first. */
export function similarSlots(records: Records, searched: string, isAllowed: IsAllowed): number[] {
  const similarity = similarityTo(searched);
  const { similar, others } = bySimilarity(records, slotsSharingTrigrams(records, searched, isAllowed), similarity);
  if (similar.length < MAX_SIMILAR_RESULTS) {
    const byText = others.map((each) => ({ ...each, text: bestLine(records, each.slot, similarity) }));
    similar.push(...byText.filter(({ text }) => text >= MIN_SIMILARITY));
  }
  const sortKeys = Float64Array.from(similar, ({ name, text }) => -(name * NAME_STEP + text));
  const slotAt = (index: number) => similar[index]?.slot ?? 0;
  const window = { skip: 0, limit: MAX_SIMILAR_RESULTS };
  return selectWindow(sortKeys, window, (a, b) => compareNames(records, slotAt(a), slotAt(b))).map(slotAt);
}

/** Compares slots by name, then by id. */
export function compareNames(records: Records, a: number, b: number): number {
  const [nameA, nameB] = [records.nameOf(a), records.nameOf(b)];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return records.ids.compare(a, b);
}

/** The slots with similar names, and the first of the others; stops when the remaining levels cannot be more similar. */
function bySimilarity(records: Records, levels: Level[], similarity: (text: string) => number) {
  const [similar, others]: [SimilarSlot[], SimilarSlot[]] = [[], []];
  for (const { slots, bestName } of levels) {
    if (similar.filter(({ name }) => name > bestName).length >= MAX_SIMILAR_RESULTS) break;
    for (const slot of slots) {
      const name = similarity(records.nameOf(slot));
      if (name >= MIN_SIMILARITY) similar.push({ slot, name, text: name });
      else if (others.length < MAX_COMPARED) others.push({ slot, name, text: name });
    }
  }
  return { similar, others };
}

function bestLine(records: Records, slot: number, similarity: (text: string) => number): number {
  return Math.max(...records.texts.textOf(slot).split('\n').map(similarity));
}

/** The slots that share enough trigrams to be similar, by descending number of shared trigrams. */
function slotsSharingTrigrams(records: Records, searched: string, isAllowed: IsAllowed): Level[] {
  const trigrams = similarityTrigrams(searched);
  if (trigrams.length === 0) return [];
  // The index contains no trigrams with two blanks; they are assumed to be shared.
  const codes = new Set(trigrams.filter((trigram) => !trigram.startsWith('  ')).flatMap(codesOf));
  const notIndexed = trigrams.length - codes.size;
  const minShared = Math.max(1, Math.ceil(trigrams.length * MIN_SIMILARITY) - notIndexed);
  const levels = Array.from({ length: codes.size + 1 }, (_, shared): Level => {
    return { slots: [], bestName: (shared + notIndexed) / trigrams.length };
  });
  const shared = new Uint8Array(records.slots);
  for (const code of codes) records.trigrams.forEachWith(code, (slot) => (shared[slot] = (shared[slot] ?? 0) + 1));
  shared.forEach((count, slot) => {
    if (count >= minShared && isAllowed(slot)) levels[count]?.slots.push(slot);
  });
  return levels.reverse();
}
