import type { SiteAdapter } from './site-adapter.js';
import { textsOf, withClass } from './select.js';

/** xiachufang.com: the data has only the dish; the name of the recipe is in the heading. */
export const xiachufang: SiteAdapter = {
  title: ({ root }) => textsOf(withClass(root, 'page-title'))[0],
};
