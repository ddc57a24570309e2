import { z } from 'zod';
import { cleanName } from '../text/clean-name.js';

/** Maximum length of the names of records: organizers, foods, units, labels, cookbooks, menus, webhooks. */
export const MAX_NAME_LENGTH = 255;
/** The text of a name or title: one line without invisible characters, perhaps empty; every field chooses its length. */
export const NameText = z.string().overwrite(cleanName);
/** A name that is not empty. */
export const Name = NameText.min(1).max(MAX_NAME_LENGTH);
