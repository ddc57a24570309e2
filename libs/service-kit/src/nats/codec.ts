import { AppError, CommonErrors, ERROR_KINDS, Json, type AppErrorData } from '@larder/contracts';
import { z } from 'zod';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The text of a body: JSON, or empty for `undefined`. */
export function toText(value: unknown): string {
  if (value instanceof Json) return value.text;
  return value === undefined ? '' : JSON.stringify(value);
}

export function fromText(text: string): unknown {
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** The bytes of a body. */
export function encode(value: unknown): Uint8Array {
  return encoder.encode(toText(value));
}

export function decode(data: Uint8Array): unknown {
  return fromText(decoder.decode(data));
}

const ErrorData = z.object({
  kind: z.enum(Object.keys(ERROR_KINDS) as [keyof typeof ERROR_KINDS]),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  fields: z.array(z.unknown()),
});

/** Restores an error from its encoded form; an unreadable one is `common.failed`. */
export function decodeError(data: Uint8Array): AppError {
  const parsed = ErrorData.safeParse(decode(data));
  return parsed.success ? AppError.from(parsed.data as AppErrorData) : CommonErrors.failed();
}
