import { z } from 'zod';

/** Maximum length of the names of records: organizers, foods, units, labels, cookbooks, menus, webhooks. */
export const MAX_NAME_LENGTH = 255;
/** A name that is not empty. */
export const Name = z.string().trim().min(1).max(MAX_NAME_LENGTH);
