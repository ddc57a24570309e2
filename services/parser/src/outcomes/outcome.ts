// The index would load all contracts into threads that read exports.
import { AppError, type InvalidField } from '@larder/contracts/errors/app-error';

/** The outcome of one item of a bulk import or migration, as its report shows it. */
export interface Outcome {
  success: boolean;
  message: string;
  /** Why it failed, `""` when it did not. */
  exception: string;
  /** Its address, as entered by the user. */
  url: string | null;
}

const MAX_LENGTH = 1_000;

/** A success, with a message for the report. */
export function success(message: string, url: string | null = null): Outcome {
  return { success: true, message: message.slice(0, MAX_LENGTH), exception: '', url };
}

/** A failure, with the error as "ErrorName: message". */
export function failure(message: string, error: unknown, url: string | null = null): Outcome {
  const exception = describe(error).slice(0, MAX_LENGTH);
  return { success: false, message: message.slice(0, MAX_LENGTH), exception, url };
}

function describe(error: unknown): string {
  if (error instanceof AppError && error.fields.length > 0)
    return `${error.name}: ${error.fields.map(describeField).join('; ')}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The field of a request that another service refused, without the name of the request's part. */
function describeField({ loc: [, ...path], msg }: InvalidField): string {
  return `${path.join('.')}: ${msg}`;
}
