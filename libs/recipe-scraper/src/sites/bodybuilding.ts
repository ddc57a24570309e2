import type { SiteAdapter } from './site-adapter.js';
import { textsOf, withClass } from './select.js';

/** bodybuilding.com: the data counts what needs no unit in "whole" and writes decimals; the page shows "2½ cup". */
export const bodybuilding: SiteAdapter = {
  ingredients: ({ root }) => textsOf(withClass(root, 'bb-recipe__ingredient-list-item')),
};
