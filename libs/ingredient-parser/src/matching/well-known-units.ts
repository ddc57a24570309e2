import { standardUnit } from '@larder/measures';
import { normalise } from './normalise.js';
import { namesOf, type UnitNames } from './records.js';

/** Kitchen words that look alike and are different things (pinch and inch, can and cane). */
const KITCHEN_WORDS = new Set(
  (
    'bag bar block bottle box bulb bunch can carton clove container cube dash dozen drop ear envelope fillet handful ' +
    'head inch jar knob leaf loaf pack package packet piece pinch punnet rack rib scoop serving sheet shot slice ' +
    'splash sprig stalk stem stick strip tin tub tube wedge'
  ).split(' '),
);

/** The unit everybody understands by a word, as a code; null for words that are none. */
export function wellKnownUnit(text: string): string | null {
  const standard = standardUnit(text);
  if (standard) return standard.code;
  const word = normalise(text).replace(/\.$/, '');
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => KITCHEN_WORDS.has(form)) ?? null;
}

/** The same for a stored unit, by the first of its names that tells. */
export function wellKnownUnitOf(unit: UnitNames): string | null {
  for (const name of namesOf(unit)) {
    const found = wellKnownUnit(name);
    if (found) return found;
  }
  return null;
}
