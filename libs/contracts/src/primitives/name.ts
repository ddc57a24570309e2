import { z } from 'zod';

/** Characters that names of organizers, foods, units, labels and cookbooks may have. */
export const MAX_NAME_LENGTH = 255;
/** A name that has something in it. */
export const Name = z.string().trim().min(1).max(MAX_NAME_LENGTH);
