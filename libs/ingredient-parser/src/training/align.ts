import type { Label } from '../nlp/states.js';
import { singular } from '../tokens/singular.js';
import type { Token } from '../tokens/token.js';
import { tokenize } from '../tokens/tokenize.js';
import { COLUMNS, type LabeledLine } from './labeled-line.js';

/** Maximum number of words of a column that may be missing in the line at one position, plus one. */
const LOOK_AHEAD = 3;
const BEAM = 96;
const COST = { skippedWord: 0.4, change: 0.15, similar: 0.1 } as const;

interface Path {
  /** The number of used words of each column. */
  used: readonly number[];
  score: number;
  column: number;
  before: Path | null;
}

/**
 * Assigns to each word of a line the label of the column that contains it, by a beam search: columns keep the order of
 * the words, and each change of the column has a cost. Words in no column are comments.
 */
export function align(line: LabeledLine, tokens: readonly Token[]): Label[] {
  const columns = COLUMNS.map((label) => columnKeys(line[label]));
  let beam: Path[] = [{ used: columns.map(() => 0), score: 0, column: -1, before: null }];
  for (const token of tokens) beam = prune(beam.flatMap((path) => extend(path, keyOf(token), columns)));
  return labelsOf(beam[0] ?? null);
}

function extend(path: Path, key: string, columns: readonly string[][]): Path[] {
  const unknown = { ...path, column: -1, before: path };
  const labeled = columns.flatMap((keys, column) => {
    const from = path.used[column] ?? 0;
    for (let skipped = 0; skipped < LOOK_AHEAD; skipped++) {
      const similarity = similarityOf(keys[from + skipped], key);
      if (similarity === 0) continue;
      const change = column === path.column ? 0 : COST.change;
      const score = path.score + similarity - change - skipped * COST.skippedWord;
      return [{ used: path.used.with(column, from + skipped + 1), score, column, before: path }];
    }
    return [];
  });
  return [unknown, ...labeled];
}

function prune(paths: Path[]): Path[] {
  const best = new Map<string, Path>();
  for (const path of paths.sort((a, b) => b.score - a.score)) {
    const key = `${path.used.join()}:${path.column}`;
    if (!best.has(key)) best.set(key, path);
    if (best.size === BEAM) break;
  }
  return [...best.values()];
}

function labelsOf(last: Path | null): Label[] {
  const labels: Label[] = [];
  for (let path = last; path?.before; path = path.before) labels.push(COLUMNS[path.column] ?? 'comment');
  return labels.reverse();
}

const FRACTION = /(\d*)#(\d+)\$(\d+)/g;

function columnKeys(text: string): string[] {
  const parts = text.split(/\s+/).filter(Boolean);
  return parts.flatMap((part) => tokenize(part.replace(FRACTION, '$1 $2/$3').trim()).map(keyOf));
}

function keyOf({ amount, text }: Token): string {
  if (amount) return `#${amount.low.toFixed(3)}-${amount.high.toFixed(3)}`;
  return singular(text.toLowerCase().replaceAll('’', "'"));
}

/** 1 for the same word, slightly less for other forms of it, 0 for other words. */
function similarityOf(column: string | undefined, word: string): number {
  if (column === word) return 1;
  if (column?.startsWith('#') && word.startsWith('#')) return lowEnd(column) === lowEnd(word) ? 1 - COST.similar : 0;
  if (!column || word.length < 4 || column.startsWith('#') || word.startsWith('#')) return 0;
  const common = Math.max(3, Math.min(column.length, word.length) - 2);
  const isForm = column.slice(0, common) === word.slice(0, common) && Math.abs(column.length - word.length) < 4;
  return isForm ? 1 - COST.similar : 0;
}

/** The lower end, since "110g-175g" is two numbers in the line and one range in the column. */
function lowEnd(key: string): string {
  return key.slice(0, key.indexOf('-'));
}
