import type { JsMsg } from '@nats-io/jetstream';
import type { Log } from '../logging/log.js';

/** The interval at which the stream is notified that an event is still being handled, in milliseconds. */
const WORKING_MS = 15_000;

/** Keeps an event from being delivered again while it waits or is handled, until the returned function is called. */
export function extendAckWait(message: JsMsg, log: Log): () => void {
  const timer = setInterval(() => notifyStream(message, log), WORKING_MS);
  return () => clearInterval(timer);
}

/** Tolerates a closed connection, since an error thrown in a timer would be uncaught. */
function notifyStream(message: JsMsg, log: Log): void {
  try {
    message.working();
  } catch (error) {
    log.debug('time to acknowledge an event not extended', { error });
  }
}
