import { z } from 'zod';
import { MAX_SLUG_LENGTH } from '../text/slug.js';

/** A slug may end with a number that makes it unique; longer ones do not exist. */
export const MAX_URL_LENGTH = MAX_SLUG_LENGTH + 100;

/** The slug or the id of a record in paths and bodies. Long enough for every slug. */
export const SlugOrId = z.string().max(MAX_URL_LENGTH);
