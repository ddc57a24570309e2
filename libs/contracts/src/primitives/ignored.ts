import { z } from 'zod';

/** A key that clients send back from an answer: accepted in any form, never used. */
export const Ignored = z
  .unknown()
  .transform((): undefined => undefined)
  .optional();

/** An ignored key whose form is worth describing: the API's description shows `like`, the check accepts anything. */
export function ignored(like: z.ZodType): typeof Ignored {
  return Ignored.meta({ documentedAs: like });
}
