import { isThing, listOf, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';
import { NamedValues } from './named-values.js';
import { richTextItems } from './rich-text.js';

const GROUPED = 'steps items instructions directions itemlistelement children list methods preparationsteps'.split(' ');
const GROUP_NAME = 'name title heading header label subhead'.split(' ');
const TEXT =
  'text description instruction instructions direction step body content html value displaytext details method name'.split(
    ' ',
  );
const MAX_DEPTH = 4;

/** The steps of a page's own data as schema.org values: texts, and groups of texts with their names. */
export function stateSteps(value: unknown, depth = 0): unknown[] {
  if (depth > MAX_DEPTH) return [];
  const richText = richTextItems(value);
  if (richText) return richText;
  if (isThing(value) && Object.values(value).every(isThing)) return stateSteps(Object.values(value), depth + 1);
  return listOf(value)
    .slice(0, LIMITS.entries)
    .map((item) => (isThing(item) ? ofThing(item, depth) : item))
    .filter((item) => isThing(item) || (typeof item === 'string' && /\p{L}/u.test(item)));
}

function ofThing(thing: Thing, depth: number): unknown {
  const values = new NamedValues(thing);
  const group = values.any(GROUPED);
  if (!Array.isArray(group)) return values.text(TEXT);
  return { name: values.text(GROUP_NAME), itemListElement: stateSteps(group, depth + 1) };
}
