import { bodybuilding } from './bodybuilding.js';
import { cookomix } from './cookomix.js';
import { eggsCa } from './eggs-ca.js';
import type { SiteAdapters } from './site-adapter.js';
import { weightWatchers } from './weight-watchers.js';
import { xiachufang } from './xiachufang.js';

/** Sites whose data has less than, or something other than, their pages. Improve the general rules first. */
export const SITE_ADAPTERS: SiteAdapters = new Map([
  ['bodybuilding.com', bodybuilding],
  ['cookomix.com', cookomix],
  ['eggs.ca', eggsCa],
  ['weightwatchers.com', weightWatchers],
  ['xiachufang.com', xiachufang],
]);
