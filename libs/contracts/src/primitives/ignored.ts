import { z } from 'zod';

/** A key that clients send back from an answer: accepted in any form, never used. */
export const Ignored = z
  .unknown()
  .transform((): undefined => undefined)
  .optional();
