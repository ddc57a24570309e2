import { LIMITS } from '../limits.js';
import type { ScrapedLine } from '../scraped-recipe.js';
import type { PageLine } from './lines/page-lines.js';
import { findMeasuredRuns } from './measured-runs.js';
import { readIngredientSection } from './sections/ingredient-section.js';
import type { ReadSection } from './sections/read-section.js';
import { findHintedSteps, findSections, followingSection, type Evidence, type Section } from './sections/sections.js';
import { readStepSection } from './sections/step-section.js';
import { looksMeasured } from './measured.js';
import { WordSet } from './word-set.js';

/** A visible list, and the evidence for its kind; null when there is none. */
export interface ContentList {
  lines: ScrapedLine[];
  evidence: Evidence | null;
}

/** The visible content of a page, without structured data. */
export interface Content {
  ingredients: ContentList;
  steps: ContentList;
  /** The line of the first ingredient; null without any. */
  start: number | null;
}

const MAX_SECTIONS = 200;
/** Of one section; the headings and remarks among the lines of a list are no entries. */
const MAX_LINES = LIMITS.entries * 2;

/** Finds the visible ingredients and steps of a page, by headings, names in the markup, and the structure of lists. */
export function readContent(lines: readonly PageLine[]): Content {
  const sections = findSections(lines);
  const ingredients = best([...partsOf(sections, 'ingredients'), ...findMeasuredRuns(lines)], readIngredientSection);
  const steps = readSteps(lines, stepSections(sections, ingredients), ingredients);
  return {
    ingredients: toContentList(ingredients),
    steps: toContentList(steps),
    start: ingredients?.lines[0]?.position ?? null,
  };
}

/** The sections of steps, without those below the ingredients of another recipe. */
function stepSections(sections: readonly Section[], ingredients: Reading | null): Section[] {
  const steps = partsOf(sections, 'steps');
  const last = ingredients?.lines.at(-1)?.position ?? Infinity;
  const words = new WordSet(ingredients?.lines ?? []);
  const isOther = ({ lines }: Section): boolean =>
    lines.filter(({ text }) => words.hasAllOf(text)).length <= lines.length * MAX_SHARED;
  const others = partsOf(sections, 'ingredients').filter(
    (section) => startOf(section) > last && isList(section) && isOther(section),
  );
  const other = Math.min(...others.map(startOf));
  return steps.filter((section) => startOf(section) < other);
}
/** The maximum share of lines that the lists of two recipes have in common. */
const MAX_SHARED = 0.35;
const MIN_MEASURED = 3;

/** Whether a section begins with ingredients below their heading. */
const isList = ({ lines, evidence }: Section): boolean =>
  evidence === 'heading' &&
  lines.slice(0, MIN_MEASURED).filter(({ text }) => looksMeasured(text)).length === MIN_MEASURED;

/** Without other evidence the steps are the lines after the ingredients. */
function readSteps(
  lines: readonly PageLine[],
  sections: readonly Section[],
  ingredients: Reading | null,
): Reading | null {
  const last = ingredients?.lines.at(-1)?.position ?? lines.length;
  const from = ingredients?.lines[0]?.position ?? last;
  const ingredientWords = new WordSet(ingredients?.lines ?? []);
  const next = Math.min(...sections.map(startOf).filter((start) => start > last));
  const read = (section: Section): ReadSection => {
    const reading = readStepSection(section, ingredientWords);
    return startOf(section) - next < 2 && startOf(section) > last
      ? { ...reading, score: reading.score * ADJACENT_WEIGHT }
      : reading;
  };
  return (
    best([...sections, ...findHintedSteps(lines, last)], read) ??
    best([followingSection(lines, { from, start: last + 1 })], read)
  );
}

/**
 * The weight of a section directly after the ingredients: there are the steps of the recipe itself, while an article
 * may describe the method at greater length elsewhere.
 */
const ADJACENT_WEIGHT = 3;

const startOf = ({ lines }: Section): number => lines[0]?.position ?? Infinity;

interface Reading extends ReadSection {
  evidence: Evidence;
}

function best(sections: readonly Section[], read: (section: Section) => ReadSection): Reading | null {
  const readings = sections.slice(0, MAX_SECTIONS).map((section) => {
    const lines = section.lines.slice(0, MAX_LINES);
    return { evidence: section.evidence, ...read({ ...section, lines }) };
  });
  return readings.reduce<Reading | null>((top, next) => (next.score > (top?.score ?? 0) ? next : top), null);
}

function toContentList(reading: Reading | null): ContentList {
  if (!reading) return { lines: [], evidence: null };
  const lines = reading.lines.slice(0, LIMITS.entries).map(({ title, text }) => ({ title, text }));
  return { lines, evidence: reading.evidence };
}

const partsOf = (sections: readonly Section[], part: Section['part']): Section[] =>
  sections.filter((section) => section.part === part);
