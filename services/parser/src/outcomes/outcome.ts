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

export function success(message: string, url: string | null = null): Outcome {
  return { success: true, message: message.slice(0, MAX_LENGTH), exception: '', url };
}

/** A failure, with the error as "ErrorName: message". */
export function failure(message: string, error: unknown, url: string | null = null): Outcome {
  const exception = describe(error).slice(0, MAX_LENGTH);
  return { success: false, message: message.slice(0, MAX_LENGTH), exception, url };
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
