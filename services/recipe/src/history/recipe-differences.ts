import type { FieldDifference, Recipe } from '@larder/contracts';
import type { VersionedField } from '../recipe-store/index.js';

type Line = FieldDifference['lines'][number];
type Pairs = Record<string, string | boolean | null>;
type ToLines = (recipe: Recipe) => (string | null)[];

/** Versioned fields whose keys in the API differ from the stored ones. */
const RENAMED = {
  categoryIds: 'recipeCategory',
  tagIds: 'tags',
  toolIds: 'tools',
  ingredients: 'recipeIngredient',
  steps: 'recipeInstructions',
} as const satisfies { [Field in VersionedField]?: keyof Recipe };

type FieldKey = Exclude<VersionedField, keyof typeof RENAMED> | (typeof RENAMED)[keyof typeof RENAMED];

/** The key of a versioned field in the API. */
export function apiKeyOf(field: string): string {
  return (RENAMED as Record<string, string>)[field] ?? field;
}

/** Converts the versioned fields of a recipe to lines of text, by their keys in the API. */
const LINES_OF: Record<FieldKey, ToLines> = {
  name: ({ name }) => [name],
  recipeYield: ({ recipeYield }) => [recipeYield],
  totalTime: ({ totalTime }) => [totalTime],
  prepTime: ({ prepTime }) => [prepTime],
  cookTime: ({ cookTime }) => [cookTime],
  performTime: ({ performTime }) => [performTime],
  description: ({ description }) => (description ?? '').split('\n'),
  orgURL: ({ orgURL }) => [orgURL],
  dateAdded: ({ dateAdded }) => [dateAdded],
  recipeCategory: ({ recipeCategory }) => recipeCategory.map(({ name }) => name),
  tags: ({ tags }) => tags.map(({ name }) => name),
  tools: ({ tools }) => tools.map(({ name }) => name),
  recipeIngredient: ({ recipeIngredient }) => recipeIngredient.flatMap(({ title, display }) => [title, display]),
  recipeInstructions: ({ recipeInstructions }) =>
    recipeInstructions.flatMap(({ title, summary, text }) => [title, summary, ...text.split('\n')]),
  nutrition: ({ nutrition }) => pairs(nutrition),
  settings: ({ settings }) => pairs(settings),
  notes: ({ notes }) => notes.flatMap(({ title, text }) => [title, ...text.split('\n')]),
  extras: ({ extras }) => pairs(extras),
};

/** Maximum number of compared pairs of lines; beyond it, all lines count as changed. */
const MAX_COMPARISONS = 1_000_000;

/** The changes of the fields, as removed and added lines. */
export function differencesOf(before: Recipe, after: Recipe, fields: string[]): FieldDifference[] {
  return fields.map((field) => {
    // A version of a newer program may contain other fields.
    const linesOf = (LINES_OF as Partial<Record<string, ToLines>>)[field] ?? (() => []);
    return { field, lines: changedLines(textOf(linesOf(before)), textOf(linesOf(after))) };
  });
}

/** The lines that only one of the texts contains, in order. */
export function changedLines(before: string[], after: string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return alignLines(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

/** The removed and added lines, by the longest common subsequence of the texts. */
function alignLines(before: string[], after: string[]): Line[] {
  if (before.length * after.length > MAX_COMPARISONS) return [...removedLines(before), ...addedLines(after)];
  const common = commonLengths(before, after);
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) [i, j] = [i + 1, j + 1];
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) lines.push(...removedLines(before.slice(i, (i += 1))));
    else lines.push(...addedLines(after.slice(j, (j += 1))));
  }
  return [...lines, ...removedLines(before.slice(i)), ...addedLines(after.slice(j))];
}

/** For each pair of positions, the length of the longest common subsequence of the lines from there on. */
function commonLengths(before: string[], after: string[]): number[][] {
  const common: number[][] = [];
  let below: number[] = [];
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row: number[] = new Array<number>(after.length + 1).fill(0);
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
    common[i] = below = row;
  }
  return common;
}

function removedLines(texts: string[]): Line[] {
  return texts.map((text) => ({ kind: 'removed', text }));
}

function addedLines(texts: string[]): Line[] {
  return texts.map((text) => ({ kind: 'added', text }));
}

function pairs(values: Pairs): string[] {
  return Object.entries(values).flatMap(([key, value]) => (value === null ? [] : `${key}: ${String(value)}`));
}

function textOf(lines: (string | null)[]): string[] {
  return lines.filter((line) => line !== null && line !== '') as string[];
}
