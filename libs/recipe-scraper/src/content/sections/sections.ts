import { stepNumberOf, isRealHeading } from '../lines/headings.js';
import { isBareCounter } from '../../clean/steps/step-numbers.js';
import { isSentence, looksMeasured } from '../measured.js';
import { MOCK_HEADING } from '../lines/heading-level.js';
import type { PageLine } from '../lines/page-lines.js';
import { namesNutrient } from '../visible/nutrient-words.js';
import { hintsAtSteps, partOfHeading, type Part } from '../lines/heading-words.js';

/**
 * The evidence for a section: a heading, names in the markup, a heading that only suggests it, or only its structure.
 */
export type Evidence = 'heading' | 'markup' | 'hint' | 'structure';

/** A run of lines that may be the ingredients or the steps of a recipe. */
export interface Section {
  part: 'ingredients' | 'steps';
  lines: PageLine[];
  /** The evidence for it. */
  evidence: Evidence;
}

const MAX_PLAIN_HEADING = 60;

/** All runs of lines that a heading or the markup declares to be ingredients or steps. */
export function findSections(lines: readonly PageLine[]): Section[] {
  const parts = withoutTabs(lines, lines.map(announcedPart));
  return [...announcedSections(lines, parts), ...markedSections(lines, parts)];
}

/** Without what tabs, in a list or as buttons, announce next to each other: "Ingredients", "Directions". */
function withoutTabs(lines: readonly PageLine[], parts: readonly (Part | null)[]): (Part | null)[] {
  const isTab = (at: number, next: number): boolean => {
    const areLinks = lines[at]?.heading === 0 && lines[next]?.heading === 0 && parts[at] !== parts[next];
    return isAnnounced(parts[next]) && areLinks && lines[at]?.list === lines[next]?.list;
  };
  return parts.map((part, at) => (isAnnounced(part) && (isTab(at, at - 1) || isTab(at, at + 1)) ? null : part));
}
const isAnnounced = (part: Part | null | undefined): boolean => part === 'ingredients' || part === 'steps';

function announcedSections(lines: readonly PageLine[], parts: readonly (Part | null)[]): Section[] {
  let end = 0;
  let last: PageLine | undefined;
  return parts.flatMap((part, index): Section[] => {
    const line = lines[index];
    if (!line || (part !== 'ingredients' && part !== 'steps')) return [];
    if (index < end && last && areGroups(last, line)) return []; // it continued the one before
    [end, last] = [endOf(lines, parts, index), line];
    const isGrouped = lines.slice(index + 1, end).some((below, offset) => {
      return parts[index + 1 + offset] === part && areGroups(line, below);
    });
    const own = withinBlock(withoutForeign(lines.slice(isGrouped ? index : index + 1, end), line), lines, line);
    return [{ part, lines: untilUnmarked(own, part), evidence: 'heading' }];
  });
}

/**
 * Where a recipe is one block of lines, with what comes before the heading of the steps: the lines of this block. Below
 * are the replies in a forum, or the navigation.
 */
function withinBlock(below: PageLine[], lines: readonly PageLine[], { position, block }: PageLine): PageLine[] {
  const above = lines.slice(Math.max(0, position - MIN_IN_BLOCK), position);
  const isOneBlock = above.length === MIN_IN_BLOCK && above.every((line) => line.block === block);
  if (!isOneBlock) return below;
  const end = below.findIndex((line) => line.block !== block);
  return end >= MIN_IN_BLOCK ? below.slice(0, end) : below;
}
const MIN_IN_BLOCK = 2;

/**
 * The lines below a heading without those that the markup names otherwise, unless it names the list of the part so: then
 * up to the next list that it does not.
 */
function withoutForeign(below: readonly PageLine[], { area: headingArea }: PageLine): PageLine[] {
  const isForeign = ({ area }: PageLine): boolean => area === 'other' && headingArea !== 'other';
  const first = below.findIndex(({ heading }) => heading === 0);
  const list = below.filter((line) => line.isItem && line.list === below[first]?.list && isForeign(line));
  const isOwn = list.length > 1 && list.filter(isLineOfPart).length > list.length / 2;
  if (!isOwn) return below.filter((line) => !isForeign(line));
  const end = below.findIndex((line, index) => index > first && line.isItem && !isForeign(line));
  return below.slice(0, end < 0 ? undefined : end);
}

const isLineOfPart = (line: PageLine): boolean => looksMeasured(line.text) || isSentence(line);

/** Where the markup names most lines of a part, the lines after the last of them belong to something else. */
function untilUnmarked(lines: readonly PageLine[], part: Part): PageLine[] {
  const marked = lines.filter(({ area }) => area === part).length;
  return lines.slice(0, marked > lines.length / 2 ? lines.findLastIndex(({ area }) => area === part) + 1 : undefined);
}

/** A section ends at the next announced part or at a heading of its own or a higher rank. */
function endOf(lines: readonly PageLine[], parts: readonly (Part | null)[], start: number): number {
  const rank = lines[start]?.heading ?? 0;
  for (let index = start + 1; index < lines.length; index++) {
    const part = parts[index] ?? null;
    const goesOn =
      (part === parts[start] && (isSubheading(lines[index], rank) || areGroups(lines[start], lines[index]))) ||
      (part === parts[start] && isGroupOf(lines[start], lines[index]) && isOfPart(part, lines[index + 1])) ||
      (isSubheading(lines[index], rank) && isMarked(lines[index], parts[start]));
    if (part !== null && !goesOn) return index;
    if (
      !goesOn &&
      isRealHeading(lines[index]) &&
      !countsStep(lines[index], parts[start]) &&
      (lines[index]?.heading ?? 0) <= (rank || MOCK_HEADING) &&
      !(parts[start] === 'ingredients' && headsMeasured(lines, index))
    )
      return index;
  }
  return lines.length;
}

/** "1" and "Step 2" over a step are no headings of other content. */
const countsStep = (line: PageLine | undefined, part: Part | null | undefined): boolean =>
  part === 'steps' && line !== undefined && isBareCounter(line.text);

/** "Serving suggestions" within ingredients named by the markup is the heading of a group. */
const isMarked = (line: PageLine | undefined, part: Part | null | undefined): boolean =>
  part === 'ingredients' && line?.area === part;

/** "Ingredients for the base" and "Ingredients for the filling" are the ingredients of one recipe. */
function areGroups(one: PageLine | undefined, other: PageLine | undefined): boolean {
  const isGroup = ({ text }: PageLine): boolean => text.split(' ', 3).length > 2 && !/\d/.test(text);
  return !!one && !!other && one.heading === other.heading && one.text !== other.text && [one, other].every(isGroup);
}

/** "Rice method" goes on with what "Instructions" begins, "Sauce ingredients" with what "Ingredients" does. */
function isGroupOf(one: PageLine | undefined, other: PageLine | undefined): boolean {
  const wordsOf = ({ text }: PageLine): number => text.split(' ', 3).length;
  return !!one && !!other && one.heading === other.heading && wordsOf(one) === 1 && wordsOf(other) > 1;
}

/** Tools may be announced like ingredients ("You'll need"), but are not measured. */
const isOfPart = (part: Part | null, first: PageLine | undefined): boolean =>
  part === 'steps' || (part === 'ingredients' && first?.isItem === true && looksMeasured(first.text));

/** A heading directly above measured items starts another group of ingredients. */
function headsMeasured(lines: readonly PageLine[], index: number): boolean {
  const next = lines[index + 1];
  return next?.isItem === true && looksMeasured(next.text) && !namesNutrient(next);
}

const isSubheading = (line: PageLine | undefined, rank: number): boolean => (line?.heading ?? 0) > rank;

function markedSections(lines: readonly PageLine[], parts: readonly (Part | null)[]): Section[] {
  const sections: Section[] = [];
  let start = 0;
  let rank = 0; // headings that announce the part named by the markup
  for (let index = 1; index <= lines.length; index++) {
    if (parts[index - 1] === lines[start]?.area) rank = lines[index - 1]?.heading ?? 0;
    const isGroup = rank > 0 && isSubheading(lines[index], rank) && isMarked(lines[index], lines[start]?.area);
    const isOther = announcesOther(parts[index], lines[start]?.area) && isRealHeading(lines[index]) && !isGroup;
    if (lines[index]?.area === lines[start]?.area && !isOther) continue;
    rank = 0;
    const part = lines[start]?.area;
    if (part === 'ingredients' || part === 'steps') {
      const own = lines.slice(start, index).filter((_, offset) => parts[start + offset] === null);
      sections.push({ part, lines: own, evidence: 'markup' });
    }
    start = index;
  }
  return sections;
}

/** Whether a heading announces something else than the part that the markup names around it. */
const announcesOther = (part: Part | null | undefined, area: Part | null | undefined): boolean =>
  part === 'other' || (area === 'steps' && part === 'ingredients');

function announcedPart(line: PageLine): Part | null {
  if (line.heading === 0 && line.text.length > MAX_PLAIN_HEADING) return null;
  return partOfHeading(line.text, line.heading > 0);
}

/**
 * Runs of lines under headings that only suggest steps, such as "How to make lemon tart", below the ingredients. A
 * heading of the same rank that suggests them as well ("Bake lemon tart") continues them.
 */
export function findHintedSteps(lines: readonly PageLine[], lastIngredient: number): Section[] {
  let coveredUntil = 0;
  return lines.flatMap((line, start): Section[] => {
    if (start < coveredUntil || !isHint(line)) return [];
    const end = endOfHinted(lines, start);
    coveredUntil = end;
    const first = lastIngredient < end ? Math.max(start, lastIngredient) + 1 : start + 1;
    return [{ part: 'steps', lines: lines.slice(first, end), evidence: 'hint' }];
  });
}

const isHint = (line: PageLine | undefined): line is PageLine => isRealHeading(line) && hintsAtSteps(line?.text ?? '');

function endOfHinted(lines: readonly PageLine[], start: number): number {
  let end = nextHeading(lines, start + 1);
  while (isHint(lines[end]) && lines[end]?.heading === lines[start]?.heading) end = nextHeading(lines, end + 1);
  return end;
}

/**
 * The sentences between the lists of ingredients, from `from` up to `start`, and the lines after them, below a heading
 * there, up to the next real heading or announced part.
 */
export function followingSection(
  lines: readonly PageLine[],
  { from, start }: { from: number; start: number },
): Section {
  const first = isRealHeading(lines[start]) && stepNumberOf(lines[start]) === null ? start + 1 : start;
  const between = lines.slice(from, start).filter(isSentence);
  return {
    part: 'steps',
    lines: [...between, ...withoutOtherBelow(lines.slice(first, nextHeading(lines, first)))],
    evidence: 'structure',
  };
}

/** Up to the last line that the markup does not name as other content. */
function withoutOtherBelow(lines: readonly PageLine[]): readonly PageLine[] {
  const last = lines.findLastIndex(({ area }) => area !== 'other');
  return last < 0 ? lines : lines.slice(0, last + 1);
}

/** The next heading; headings that number the steps ("1. Make the dough", "2. Bake it") continue. */
function nextHeading(lines: readonly PageLine[], start: number): number {
  let count = 0;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    if (!line || (!isRealHeading(line) && announcedPart(line) === null)) continue;
    if (stepNumberOf(line) !== count + 1) return index;
    count++;
  }
  return lines.length;
}
