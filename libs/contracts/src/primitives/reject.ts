import { z } from 'zod';

/**
 * Refuses a value inside a transform with the machine code of the 422 list (docs/api/conventions.md#errors).
 */
export function reject(context: z.RefinementCtx, type: string, message: string): never {
  context.addIssue({ code: 'custom', params: { type }, message });
  return z.NEVER;
}
