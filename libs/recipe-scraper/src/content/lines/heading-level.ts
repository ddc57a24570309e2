import { attributeOf, wordsOf, type PageElement } from '../../html/element.js';
import { BLOCK_ELEMENTS } from '../../html/nesting.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';

/** The level of a line that only looks like a heading: bold, ending with a colon, or with a class for headings. */
export const MOCK_HEADING = 7;
/** The level of a heading by its role that states none. */
const ROLE_LEVEL = 2;

/** 1 to 6 for a heading by its element or its role, 7 for one by its class; 0 for any other element. */
export function headingLevel(element: PageElement): number {
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  if (level) return Number(level);
  if (element.attributes.length === 0) return 0;
  if (attributeOf(element, 'role') === 'heading')
    return Number(/^[1-6]$/.exec(attributeOf(element, 'aria-level') ?? '')?.[0] ?? ROLE_LEVEL);
  return BOXES.has(element.name) && isNamedHeading(element) ? MOCK_HEADING : 0;
}

const BOXES = new Set(['div', 'p']);
const NAMED = /title|head/i;
/** "section-title", "groupHeading"; "font-title" is a style. */
const TITLE =
  /^(?!font|text)(?:.*[-_])?(?:title|subtitle|heading|subheading|headline)$|[a-z](?:Title|Subtitle|Heading|Headline)$/;
const MAX_LENGTH = 60;
const MAX_INSIDE = 5;

/** A short text without a number in a box of the class "section-title", "groupHeading" or the like. */
function isNamedHeading(box: PageElement): boolean {
  if (!NAMED.test(attributeOf(box, 'class') ?? '') || !wordsOf(box, 'class').some((word) => TITLE.test(word)))
    return false;
  let count = 0;
  for (const { name } of elementsIn(box)) if (BLOCK_ELEMENTS.has(name) || ++count > MAX_INSIDE) return false;
  const text = textOf(box);
  return text.length <= MAX_LENGTH && !/\d|[.!?,;]$/.test(text);
}
