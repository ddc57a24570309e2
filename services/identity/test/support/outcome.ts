/** Waits for an attempt; `success` when it succeeds, else the code of the error. */
export function outcomeOf(attempt: Promise<unknown>, success = 'done'): Promise<string> {
  return attempt.then(
    () => success,
    (error: { code: string }) => error.code,
  );
}
