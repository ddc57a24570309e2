import { z } from 'zod';

/** A user as part of other records. */
export const UserReference = z
  .object({
    id: z.string(),
    name: z.string().nullable().describe('The full name; null when the user does not exist any more.'),
  })
  .meta({ id: 'UserReference' });
