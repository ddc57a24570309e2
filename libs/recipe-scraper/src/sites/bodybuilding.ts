import type { SiteAdapter } from './site-adapter.js';
import { textsOf, withClass } from './select.js';

/** bodybuilding.com: the data has "whole" as unit of countable foods, and decimals; the page shows "2½ cup". */
export const bodybuilding: SiteAdapter = {
  ingredients: ({ root }) => textsOf(withClass(root, 'bb-recipe__ingredient-list-item')),
};
