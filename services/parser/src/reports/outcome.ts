/** What became of one thing of a long piece of work, as its report tells it. */
export interface Outcome {
  success: boolean;
  message: string;
  /** Why it failed, `""` when it did not. */
  exception: string;
  /** The address it is about, as it was given. */
  url: string | null;
}

const LONGEST = 1_000;

export function succeeded(message: string, url: string | null = null): Outcome {
  return { success: true, message: message.slice(0, LONGEST), exception: '', url };
}

/** `error` is told as "ErrorName: message", or by its code when it is one of ours. */
export function failed(message: string, error: unknown, url: string | null = null): Outcome {
  return { success: false, message: message.slice(0, LONGEST), exception: toldAs(error).slice(0, LONGEST), url };
}

function toldAs(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}`;
}
