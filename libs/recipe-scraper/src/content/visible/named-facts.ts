import { wordsOf, type PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { isOnlyDuration } from './separate-labels.js';
import type { VisibleFacts } from './visible-facts.js';

const OUTSIDE = new Set(['nav', 'footer', 'aside', 'a', 'form', 'script', 'style']);
const MAX_EXAMINED = 10_000;
const MAX_NAME = 40;
const MAX_TEXT = 30;
/** The number of elements inside one with a fact: an icon, a box, the value. */
const MAX_INSIDE = 8;

const COUNT = /^[x×]?\s?\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/;
const CLOCK = /^\d{1,2}:[0-5]\d(?::\d{2})?$/;
const isTime = (text: string): boolean => CLOCK.test(text) || isOnlyDuration(text);
const isCount = (text: string): boolean => COUNT.test(text);

/** Class names of elements that show a fact without a label, maybe with an icon. */
const NAMES: Record<keyof VisibleFacts, { name: RegExp; accepts: (text: string) => boolean }> = {
  recipeYield: {
    name: /(?:^|[-_])(?:servings?|serves|portions?|yields?|persons?|people|portionen|personen|personnes|porties)(?:$|[-_](?:amount|count|number|value|size))/i,
    accepts: isCount,
  },
  prepTime: { name: /(?:^|[-_])prep(?:aration|aring)?[-_]?time(?:$|[-_])/i, accepts: isTime },
  performTime: { name: /(?:^|[-_])(?:cook|bak)(?:e|ing)?[-_]?time(?:$|[-_])/i, accepts: isTime },
  totalTime: { name: /(?:^|[-_])total[-_]?time(?:$|[-_])/i, accepts: isTime },
};
const FIELDS = ['recipeYield', 'prepTime', 'performTime', 'totalTime'] as const;

/** The facts that only the markup labels: `<p class="portions">4</p>`; `""` for those that a page has several of. */
export function readNamedFacts(root: PageElement): VisibleFacts {
  const texts: Record<keyof VisibleFacts, Set<string>> = {
    recipeYield: new Set(),
    prepTime: new Set(),
    performTime: new Set(),
    totalTime: new Set(),
  };
  let examined = 0;
  for (const element of elementsIn(root, ({ name }) => OUTSIDE.has(name))) {
    if (++examined > MAX_EXAMINED) break;
    const field = fieldOf(element);
    const text = field && isSmall(element) ? textOf(element).replace(/\s+/g, ' ') : '';
    if (field && text.length <= MAX_TEXT && NAMES[field].accepts(text)) texts[field].add(text);
  }
  return {
    recipeYield: only(texts.recipeYield),
    prepTime: only(texts.prepTime),
    performTime: only(texts.performTime),
    totalTime: only(texts.totalTime),
  };
}

function fieldOf(element: PageElement): keyof VisibleFacts | undefined {
  const words = element.attributes.length > 0 ? wordsOf(element, 'class').slice(0, 10) : [];
  return FIELDS.find((field) => words.some((word) => word.length <= MAX_NAME && NAMES[field].name.test(word)));
}

function isSmall(element: PageElement): boolean {
  let count = 0;
  for (const _ of elementsIn(element)) if (++count > MAX_INSIDE) return false;
  return true;
}

const only = (texts: ReadonlySet<string>): string => (texts.size === 1 ? ([...texts][0] ?? '') : '');
