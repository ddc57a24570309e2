import type { Msg } from '@nats-io/transport-node';
import { abortable, pause } from '../async/abortable.js';
import type { ConnectionMonitor } from '../nats/connection-monitor.js';
import { RECONNECT_MS } from '../nats/request-attempts.js';

/** A service whose reply waited for its own connection sends it within this time after ours is back. */
const LATE_REPLY_MS = 1_000;

/**
 * The reply to a request that was just sent. When the connection is lost meanwhile, most likely the request or its reply
 * is lost too: a read fails at once with a `ConnectionLostError`, to be sent again; a write, which may have been done, only when the
 * connection is back and the reply still does not come, or when it stays away.
 */
export async function replyOf(
  reply: Promise<Msg>,
  monitor: ConnectionMonitor,
  { isRead, signal }: { isRead: boolean; signal?: AbortSignal | undefined },
): Promise<Msg> {
  const { lostSignal } = monitor;
  const giveUp = new AbortController();
  const onLost = () => void giveUpLater(monitor, isRead).then(() => giveUp.abort(lostSignal.reason));
  lostSignal.addEventListener('abort', onLost, { once: true });
  try {
    return await abortable(reply, signal ? AbortSignal.any([giveUp.signal, signal]) : giveUp.signal);
  } finally {
    lostSignal.removeEventListener('abort', onLost);
  }
}

async function giveUpLater(monitor: ConnectionMonitor, isRead: boolean): Promise<void> {
  if (isRead || !(await monitor.waitUntilUp(RECONNECT_MS))) return;
  await pause(LATE_REPLY_MS);
}
