import type { SiteAdapter } from './site-adapter.js';
import { textsOf, withClass } from './select.js';

/** eggs.ca: the data lacks the metric amounts that the page shows: "1 ½ cups (375 mL)". */
export const eggsCa: SiteAdapter = {
  ingredients: ({ root }) => textsOf(withClass(root, 'ingredient').filter(({ name }) => name === 'li')),
};
