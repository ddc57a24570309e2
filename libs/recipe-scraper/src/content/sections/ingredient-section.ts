import { findNumber } from '@larder/measures';
import { cleanIngredientLine } from '../../clean/ingredients/ingredients.js';
import { withoutAlternatives } from './alternatives.js';
import { looksMeasured, startsWithUnit } from '../measured.js';
import { splitRunningList } from '../running-list.js';
import { namesNutrient } from '../visible/nutrient-words.js';
import type { PageLine } from '../lines/page-lines.js';
import { isGroupName, isInCapitals } from './group-names.js';
import { joinAmounts } from './join-amounts.js';
import { beginsWithList, ingredientLines } from './ingredient-lists.js';
import { isNoise } from './ingredient-noise.js';
import { LineCollector, EVIDENCE_WEIGHTS, shareOfItems, type ReadLine, type ReadSection } from './read-section.js';
import type { Section } from './sections.js';
import { withoutRepeatedAmounts } from './repeated-amounts.js';
import { splitItem, splitParagraph } from './split-item.js';

const MAX_PROSE = 220;
/** Marks of an item on pages without list markup. */
const DASHES = /^[\s▢□☐☑✓•·●○◦▪■◆*\-–—]+(?=\S)/u;
/** "Step 1" on a line of its own. */
const STEP_LABEL =
  /^(?:step|schritt|étape|etape|paso|passo|passaggio|stap|krok|steg|trin|lépés|шаг)\s?\d{1,2}[.:)]?$/imu;
/** The maximum share of lines in capitals that may be names of groups. */
const MAX_CAPITALS = 0.4;

/** Reads the ingredients of a section: the items of its lists if it has any, else its short lines. */
export function readIngredientSection(section: Section): ReadSection {
  const isAnnounced = section.evidence === 'heading';
  const lines = withoutAlternatives(withoutRepeatedAmounts(splitRunning(collect(section.lines), isAnnounced)));
  if (lines.length < 2 || isNutrition(lines.slice(0, MAX_EXAMINED))) return { lines, score: 0 };
  const measured = lines.filter(({ text }) => looksMeasured(text)).length;
  const amount = measured * 2 + Math.min(lines.length, 40) * 0.5;
  return { lines, score: amount * (0.4 + measured / lines.length) * EVIDENCE_WEIGHTS[section.evidence] };
}

/** The number of lines that decide what kind of list it is. */
const MAX_EXAMINED = 100;
const isNutrition = (lines: readonly ReadLine[]): boolean => lines.filter(namesNutrient).length > lines.length / 2;

/** "1 kg tomatoes, 1 cucumber, salt" in a single line are several ingredients. */
function splitRunning(lines: ReadLine[], isAnnounced: boolean): ReadLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0) return lines;
  return splitRunningList(only.text, isAnnounced).map((text, at) => ({
    ...only,
    text,
    title: at === 0 ? only.title : '',
  }));
}

function collect(section: readonly PageLine[]): ReadLine[] {
  const collector = new LineCollector();
  const onlyItems = shareOfItems(section) > 0.4 || beginsWithList(section);
  const lines = joinAmounts(ingredientLines(section)).flatMap(splitItem).flatMap(splitParagraph);
  const hasCapitals = areInCapitals(lines.slice(0, MAX_EXAMINED));
  const hasBold = lines.filter(({ isBold }) => isBold).length > lines.length * MAX_BOLD;
  for (const [index, line] of lines.entries()) {
    const text = cleanIngredientLine((line.amountFirst ?? line.text).replace(/\s+/g, ' ').replace(DASHES, ''));
    if (text.length > MAX_PROSE && !line.isItem) {
      if (collector.lines.length > 0) break; // the text below the list
      continue;
    }
    if (STEP_LABEL.test(line.text) && collector.lines.length > 0) break; // the steps below the list
    if (!text || isNoise(text)) continue;
    const isMarked =
      (line.isBold && !hasBold && !startsWithUnit(text)) || (line.isItem && !hasCapitals && isInCapitals(text));
    const isGroup = isGroupName(text) || isNameBetweenLists(lines, index) || (isMarked && index < lines.length - 1);
    if ((line.heading > 0 || isGroup) && !findNumber(text)) collector.addHeading(text);
    else if (line.isItem || !onlyItems || isBetweenItems(lines, index)) collector.add(text, line.position);
  }
  return collector.lines;
}

/** The maximum share of bold items that may be names of groups. */
const MAX_BOLD = 0.4;

const areInCapitals = (lines: readonly PageLine[]): boolean =>
  lines.filter(({ text }) => isInCapitals(text)).length > lines.length * MAX_CAPITALS;

/** A few words of text between two lists name the second: "Optional". */
function isNameBetweenLists(lines: readonly PageLine[], index: number): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || line.isItem || !before?.isItem || !after?.isItem || before.list === after.list) return false;
  return line.text.length <= MAX_NAME && !/[.!?,;。]$/.test(line.text);
}
const MAX_NAME = 40;

/** A row that is built differently from the others of its list, such as one with a link. */
function isBetweenItems(lines: readonly PageLine[], index: number): boolean {
  const [before, after] = [lines[index - 1]?.list, lines[index + 1]?.list];
  return before !== undefined && before > 0 && before === after && looksMeasured(lines[index]?.text ?? '');
}
