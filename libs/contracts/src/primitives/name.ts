import { z } from 'zod';

/** Maximum length of names of organizers, foods, units, labels and cookbooks. */
export const MAX_NAME_LENGTH = 255;
/** A name that is not empty. */
export const Name = z.string().trim().min(1).max(MAX_NAME_LENGTH);
