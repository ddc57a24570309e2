import { z } from 'zod';

/** A key that clients send back from a response: accepted in any form, never used. */
export const Ignored = z
  .unknown()
  .transform((): undefined => undefined)
  .optional();

/** An ignored key with a documented form: the API's description contains `like`, validation accepts anything. */
export function ignoredAs(like: z.ZodType): typeof Ignored {
  return Ignored.meta({ documentedAs: like });
}
