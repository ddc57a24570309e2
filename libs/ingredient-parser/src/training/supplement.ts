import type { Label } from '../nlp/states.js';
import { tokenize } from '../tokens/tokenize.js';
import type { Token } from '../tokens/token.js';
import { shuffle } from './shuffle.js';

/** A line with the labels of its words. */
export interface AlignedLine {
  line: string;
  tokens: Token[];
  labels: Label[];
}

/**
 * Forms of lines that the labeled data has few or none of. A piece is a text with a label; `{food}` and `{other}` are
 * foods, with the label "name" unless another one follows.
 */
const TEMPLATES = [
  '2|q parts|u {food}',
  '1|q part|u {food}, strained|p',
  '1|q ea|u {food}',
  '2|q ea.|u {food}, diced|p',
  '3|q pcs|u {food}',
  '2|q qts.|u {food}',
  '2|q qts|u {food}, warmed|p',
  '1½|q gals|u {food}',
  '8|q ozs|u {food}',
  '2|q tbls|u {food}',
  '1|q tblsp|u {food}, chopped|p',
  '1|q tsbp|u {food}',
  '3|q tbspn|u {food}',
  '½|q tspn|u {food}',
  '200|q mls|u {food}',
  '200|q gr|u {food}, sliced|p',
  '150|q g|u pot|u {food}',
  '1|q log|u {food}',
  '1|q tsp|u heaped|p {food}',
  '4|q parts|u {food}, chilled|p',
  'several|c sprigs|u of|c {food}',
  '5|q strands|u of|c {food}',
  'a|c few|c strands|u of|c {food}',
  'a|c splash|u of|c {food}',
  'a|c drizzle|u of|c {food}',
  'a|c glug|u of|c {food}',
  'a|c dollop|u of|c {food}',
  'a|c squeeze|u of|c {food}',
  'a|c shot|u of|c {food}, chilled|p',
  '1|q cup|u {food} or|c so|c',
  'about|c 2|q {food} or|c so|c',
  '1|q {food} +|c 1|c {other}|c',
  '2|q {food} + 1|c {other}|c, beaten|p',
  '1|q {food} and|c 1|c {other}|c',
  '2|q {food} plus|c 1|c {other}|c',
  '3|q {food}, plus|c 1|c {other}|c',
  '{food} x|c 2|q',
  '1|q lb|u {food}, boneless|p & skinless|p',
  '2|q {food}, peeled|p & chopped|p',
  'seeds|c from|c 1|q {food}',
  'leaves|c from|c 4|q sprigs|u {food}',
  'juice|c and|c zest|c of|c 2|q {food}',
  '{food} to|c taste|c',
  'to|c taste|c {food}',
  '1|q tbsp|u fresh|p or|c 1|c tsp|c dried|c {food}',
  '3|q small-to-medium|s {food}',
  '2|q medium-to-large|s {food}, sliced|p',
  'some|c {food}',
  'some|c {food}, chopped|p',
];

const LABELS: Readonly<Record<string, Label>> = {
  q: 'quantity',
  u: 'unit',
  s: 'size',
  p: 'preparation',
  c: 'comment',
};
const LINES_PER_TEMPLATE = 25;

/** Training lines of all templates with some of the given foods; always the same ones. */
export function supplementOf(foods: readonly string[]): AlignedLine[] {
  return TEMPLATES.flatMap((template, at) => {
    const [some, others] = [shuffle(foods, at), shuffle(foods, TEMPLATES.length + at)];
    return some.slice(0, LINES_PER_TEMPLATE).map((food, index) => fill(template, food, others[index] ?? food));
  });
}

function fill(template: string, food: string, other: string): AlignedLine {
  let line = '';
  const labelAt = new Map<number, Label>();
  for (const piece of template.split(' ')) {
    const [, text = '', code = '', end = ''] = /^([^|]+?)(?:\|([a-z]))?(,?)$/u.exec(piece) ?? [];
    const start = line.length;
    line += text.replace('{food}', food).replace('{other}', other);
    for (let at = start; at < line.length; at++) labelAt.set(at, LABELS[code] ?? 'name');
    line += `${end} `;
  }
  const tokens = tokenize(line.trim());
  return { line: line.trim(), tokens, labels: tokens.map(({ start }) => labelAt.get(start) ?? 'comment') };
}
