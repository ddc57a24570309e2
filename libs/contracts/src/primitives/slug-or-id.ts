import { z } from 'zod';
import { MAX_SLUG_LENGTH } from '../text/slug.js';

/** Maximum length of a slug or id: the slug of a name, and a number that makes it unique. */
export const MAX_SLUG_OR_ID_LENGTH = MAX_SLUG_LENGTH + 100;

/** The slug or the id of a record in paths and bodies. */
export const SlugOrId = z.string().max(MAX_SLUG_OR_ID_LENGTH);
