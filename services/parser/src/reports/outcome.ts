/** What became of one thing of a long piece of work, as its report tells it. */
export interface Outcome {
  success: boolean;
  message: string;
  /** Why it failed, `""` when it did not. */
  exception: string;
}

const LONGEST = 1_000;

export function succeeded(message: string): Outcome {
  return { success: true, message: message.slice(0, LONGEST), exception: '' };
}

/** `error` is told as "ErrorName: message", or by its code when it is one of ours. */
export function failed(message: string, error: unknown): Outcome {
  return { success: false, message: message.slice(0, LONGEST), exception: toldAs(error).slice(0, LONGEST) };
}

function toldAs(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}`;
}
