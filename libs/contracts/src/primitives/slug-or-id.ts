import { z } from 'zod';
import { LONGEST_SLUG } from '../text/slug.js';

/** A number tells an address from others of the same name; what is longer names nothing. */
export const LONGEST_ADDRESS = LONGEST_SLUG + 100;

/** How addresses and bodies name a record: by its slug or its id. Long enough for every slug there is. */
export const SlugOrId = z.string().max(LONGEST_ADDRESS);
