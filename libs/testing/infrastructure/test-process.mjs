// Loaded once into each process that runs test files. The runner runs them in the process itself, without a time limit:
// a test that hangs and a rejection that is never handled end the process here, with the test's name.

/** The maximum duration of a test, in milliseconds. */
const LIMIT_MS = 15 * 60_000;
/** A test may handle a rejection a moment later. */
const UNHANDLED_MS = 5_000;
/** Tests replace the clock. */
const { now } = Date;

const unhandled = new Map();
let running = { test: '', since: now() };

process.on('unhandledRejection', (reason, promise) => unhandled.set(promise, { reason, ...running, since: now() }));
process.on('rejectionHandled', (promise) => unhandled.delete(promise));
setInterval(check, 1_000).unref();

function check() {
  const { testPath = '', currentTestName = '' } = globalThis.expect?.getState() ?? {};
  const test = `${testPath} › ${currentTestName}`;
  if (test !== running.test) running = { test, since: now() };
  else if (now() - running.since > LIMIT_MS) end(`Ended after ${LIMIT_MS / 60_000} minutes: ${test}`);
  for (const { test: from, reason, since } of unhandled.values()) {
    if (now() - since > UNHANDLED_MS) end(`A rejection was not handled, during ${from}:`, reason);
  }
}

function end(...message) {
  console.error(...message);
  process.exit(1);
}
