import { withoutData } from '../without-data.mjs';
import { ADDITIONS } from './additions.mjs';
import { JSON_LD_MUTATIONS } from './json-ld.mjs';
import { MARKUP } from './markup.mjs';
import { PLACES } from './places.mjs';

const withoutDataFirst = (mutations) =>
  Object.entries(mutations).map(([name, mutate]) => [name, (html) => mutate(withoutData(html))]);

/** What other sites would do to a page, by name; those of the markup without structured data. */
export const MUTATIONS = new Map([
  ...withoutDataFirst(MARKUP),
  ...withoutDataFirst(ADDITIONS),
  ...Object.entries({ ...JSON_LD_MUTATIONS, ...PLACES }),
]);
