/** The errors that no code has handled: those of event listeners, and of timers. */
const errors = [];

const collect = (error) => void errors.push(error);

/** Collects unhandled errors, which would otherwise be logged, or end the process. */
export function collectErrors() {
  window.addEventListener('error', ({ error, message }) => collect(error ?? new Error(message)));
  process.on('uncaughtException', collect);
}

/** Ends the collection. */
export function ignoreErrors() {
  process.off('uncaughtException', collect);
}

/** Throws the unhandled errors since the last call, so that the test fails. */
export function rethrowErrors() {
  const [error, ...others] = errors.splice(0);
  if (others.length > 0) throw new AggregateError([error, ...others], `${error}\n${others.join('\n')}`);
  if (error) throw error;
}
