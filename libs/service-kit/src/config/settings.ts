import { z } from 'zod';

interface Range {
  min?: number;
  max?: number;
}

/** Schemas of variables, from text to value: add `.default(…)` or `.optional()`. */
export const setting = {
  /** Any non-empty text. */
  text: () => z.string().trim().min(1),

  /** `true/false/1/0/yes/no/on/off` in any case. */
  flag: () => z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] }),

  int: ({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: Range = {}) =>
    z
      .string()
      .trim()
      .regex(/^-?\d+$/, 'expected a whole number')
      .transform(Number)
      .pipe(z.number().int().min(min).max(max)),

  number: ({ min = -Infinity, max = Infinity }: Range = {}) =>
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/, 'expected a number')
      .transform(Number)
      .pipe(z.number().min(min).max(max)),

  /** An address without trailing slash. */
  url: (protocol = /^https?$/) => z.url({ protocol }).transform((text) => text.replace(/\/$/, '')),

  /** Comma-separated values, trimmed, without empty ones. */
  list: () =>
    z.string().transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),

  /** One of the values, in any case. */
  choice: <const Values extends readonly [string, ...string[]]>(values: Values) =>
    z
      .string()
      .transform((text) => values.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ?? text)
      .pipe(z.enum(values)),

  /** JSON text that fits `schema`. */
  json: <Schema extends z.ZodType>(schema: Schema) =>
    z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'expected JSON' });
          return z.NEVER;
        }
      })
      .pipe(schema),
};
