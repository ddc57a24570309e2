import { z } from 'zod';
import { MAX_SLUG_LENGTH } from '../text/slug.js';

/** A number distinguishes an address from others of the same name; a longer one does not exist. */
export const MAX_URL_LENGTH = MAX_SLUG_LENGTH + 100;

/** How addresses and bodies name a record: by its slug or its id. Long enough for every slug there is. */
export const SlugOrId = z.string().max(MAX_URL_LENGTH);
