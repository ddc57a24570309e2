import type { Msg } from '@nats-io/transport-node';
import { abortable, pause } from '../../async/abortable.js';
import type { ConnectionMonitor } from '../../nats/connection-monitor.js';
import { RECONNECT_MS } from '../../nats/request-attempts.js';

/** How long after a reconnect a late reply of a service may arrive, in milliseconds. */
const LATE_REPLY_MS = 1_000;

/**
 * The reply to a request that was just sent. When the connection is lost meanwhile, the request or its reply is
 * probably lost: a read fails at once with a `ConnectionLostError`, to be repeated; a write, which may have been
 * executed, fails only when no reply arrives after a reconnect, or when the connection stays down.
 */
export async function awaitReply(
  reply: Promise<Msg>,
  monitor: ConnectionMonitor,
  { isRead, signal }: { isRead: boolean; signal?: AbortSignal | undefined },
): Promise<Msg> {
  const { lostSignal } = monitor;
  let onLost: () => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    onLost = () => void waitForLateReply(monitor, isRead).then(() => reject(lostSignal.reason as Error));
  });
  lostSignal.addEventListener('abort', onLost, { once: true });
  try {
    return await abortable(Promise.race([reply, lost]), signal);
  } finally {
    lostSignal.removeEventListener('abort', onLost);
  }
}

async function waitForLateReply(monitor: ConnectionMonitor, isRead: boolean): Promise<void> {
  if (isRead || !(await monitor.waitUntilUp(RECONNECT_MS))) return;
  await pause(LATE_REPLY_MS);
}
