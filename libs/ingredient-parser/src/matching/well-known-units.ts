import { standardUnit } from '@larder/measures';
import { normalizeName } from './normalize.js';
import { namesOf, type UnitNames } from './records.js';

/** Kitchen units with similar spelling that are different (pinch and inch, can and cane). */
const KITCHEN_WORDS = new Set(
  (
    'bag bar block bottle box bulb bunch can carton clove container cube dash dozen drop ear envelope fillet handful ' +
    'head inch jar knob leaf loaf pack package packet piece pinch punnet rack rib scoop serving sheet shot slice ' +
    'splash sprig stalk stem stick strip tin tub tube wedge'
  ).split(' '),
);

/** The code of a well-known unit; null for other words. */
export function wellKnownUnit(text: string): string | null {
  const standard = standardUnit(text);
  if (standard) return standard.code;
  const word = normalizeName(text).replace(/\.$/, '');
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => KITCHEN_WORDS.has(form)) ?? null;
}

/** The code of a stored unit, by the first of its names with a code. */
export function wellKnownUnitOf(unit: UnitNames): string | null {
  for (const name of namesOf(unit)) {
    const code = wellKnownUnit(name);
    if (code) return code;
  }
  return null;
}
