import { findNumber } from '@larder/measures';
import { cleanIngredientLine } from '../../clean/ingredients/ingredients.js';
import { isAlternative, withoutAlternatives } from './alternatives.js';
import { isSentence, looksMeasured } from '../measured.js';
import { splitRunningList } from '../running-list.js';
import { SERVINGS_ALONE, statesFact } from '../visible/fact-words.js';
import type { PageLine } from '../lines/page-lines.js';
import { LineCollector, EVIDENCE_WEIGHTS, type ReadLine, type ReadSection } from './read-section.js';
import type { Section } from './sections.js';
import { shareOfItems } from './share-of-items.js';

const MAX_PROSE = 220;
/** Marks of an item on pages without list markup. */
const DASHES = /^[\s▢□☐☑✓•·●○◦▪■◆*\-–—]+(?=\S)/u;
const NOISE =
  /^(?:print|save|pin|share|rate|jump to recipe|us|us customary|metric|imperial|cook mode|1x|2x|3x|½x|add (?:all )?to (?:cart|list|shopping list)|select all|deselect all|copy|scale|adjust servings|servings?|serves|yield|makes|info|show more|ad|advertisement)\b.{0,40}$/i;
/** "Step 1" on its own line. */
const STEP_LABEL =
  /^(?:step|schritt|étape|etape|paso|passo|passaggio|stap|krok|steg|trin|lépés|шаг)\s?\d{1,2}[.:)]?$/iu;
const PRICE = /^[$€£]\s?\d+(?:[.,]\d{2})?$/u;

/** "1 cup* = 180 ml" defines the measures of a list. */
const CONVERSION = /^[*†\s]{0,3}[\d½¼¾⅓⅔⅛/]{1,5}\s?\p{L}{1,12}\.?[*†]?\s?=\s?(?:about\s)?[\d½¼¾⅓⅔⅛]/iu;
const isNoise = (text: string): boolean =>
  [NOISE, PRICE, SERVINGS_ALONE, CONVERSION].some((noise) => noise.test(text)) || statesFact(text);

/** Reads the ingredients of a section: the items of its lists if it has any, else its short lines. */
export function readIngredientSection(section: Section): ReadSection {
  const lines = withoutAlternatives(splitRunning(collect(section.lines)));
  if (lines.length < 2) return { lines, score: 0 };
  const measured = lines.filter(({ text }) => looksMeasured(text)).length;
  const amount = measured * 2 + Math.min(lines.length, 40) * 0.5;
  return { lines, score: amount * (0.4 + measured / lines.length) * EVIDENCE_WEIGHTS[section.evidence] };
}

/** "1 kg tomatoes, 1 cucumber, salt" in a single line are several ingredients. */
function splitRunning(lines: ReadLine[]): ReadLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0) return lines;
  return splitRunningList(only.text).map((text, at) => ({ ...only, text, title: at === 0 ? only.title : '' }));
}

function collect(section: readonly PageLine[]): ReadLine[] {
  const collector = new LineCollector();
  const onlyItems = shareOfItems(section) > 0.4 || beginsWithList(section);
  for (const line of withoutSteps(withoutCopiedLists(section))) {
    const text = cleanIngredientLine((line.amountFirst ?? line.text).replace(/\s+/g, ' ').replace(DASHES, ''));
    if (text.length > MAX_PROSE && !line.isItem) {
      if (collector.lines.length > 0) break; // the text below the list
      continue;
    }
    if (STEP_LABEL.test(text) && collector.lines.length > 0) break; // the steps below the list
    if (!text || isNoise(text)) continue;
    if (line.heading > 0 && !findNumber(text)) collector.addHeading(text);
    else if (line.isItem || !onlyItems) collector.add(text, line.position);
  }
  return collector.lines;
}

/** Whether the section starts with a list of amounts: other content below it is not part of it. */
function beginsWithList(section: readonly PageLine[]): boolean {
  const first = section.findIndex(({ heading }) => heading === 0);
  const run = section.slice(first, endOfList(section, first));
  return first >= 0 && run.length > 2 && run.every(({ isItem }) => isItem) && mostly(run, isMeasured);
}

/** A list, or the lines between two lists. */
function runsOf(section: readonly PageLine[]): PageLine[][] {
  const runs: PageLine[][] = [];
  for (let start = 0; start < section.length; start += runs.at(-1)?.length ?? 1)
    runs.push(section.slice(start, endOfList(section, start)));
  return runs;
}

/** Without the sentences after a list, which are steps. After them only lists of amounts continue it. */
function withoutSteps(section: readonly PageLine[]): PageLine[] {
  let isBehind = false;
  return runsOf(section).flatMap((run, index) => {
    const lines = run.filter(({ heading }) => heading === 0);
    if (index === 0 || lines.length === 0) return run;
    isBehind ||= mostly(lines, isSentence);
    return isBehind && !mostly(lines, isMeasured) ? run.filter(isHeading) : run;
  });
}

const isMeasured = ({ text, amountFirst }: PageLine): boolean => looksMeasured(amountFirst ?? text);
const isHeading = ({ heading }: PageLine): boolean => heading > 0;
const mostly = (run: readonly PageLine[], is: (line: PageLine) => boolean): boolean =>
  run.filter(is).length > run.length / 2;

/** Omits lists that repeat the one before in other measures. */
function withoutCopiedLists(section: readonly PageLine[]): PageLine[] {
  let previous: PageLine[] = [];
  return runsOf(section)
    .filter((run) => {
      if ((run[0]?.list ?? 0) === 0 || run.length < 2) return true;
      const isCopy = isAlternative(run, previous);
      previous = run;
      return !isCopy;
    })
    .flat();
}

function endOfList(lines: readonly PageLine[], start: number): number {
  let end = start + 1;
  while (end < lines.length && lines[end]?.list === lines[start]?.list) end++;
  return end;
}
