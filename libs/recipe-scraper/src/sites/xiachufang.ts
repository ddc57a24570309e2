import type { SiteAdapter } from './site-adapter.js';
import { textsOf, withClass } from './select.js';

/** xiachufang.com: the data knows only the dish; the name its cook gave it stands in the heading. */
export const xiachufang: SiteAdapter = {
  title: ({ root }) => textsOf(withClass(root, 'page-title'))[0],
};
