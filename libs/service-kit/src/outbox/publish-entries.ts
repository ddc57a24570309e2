import { headers as newHeaders } from '@nats-io/transport-node';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import { abortable } from '../async/abortable.js';
import { LinkLost } from '../nats/connection-monitor.js';
import type { EventStream } from '../events/event-stream.js';

const ACK_TIMEOUT_MS = 5_000;
const encoder = new TextEncoder();

/** Publishes entries in their order and returns those the stream has acknowledged. Stops at the first failure. */
export async function publishEntries(
  stream: EventStream,
  entries: OutboxEntry[],
): Promise<{ told: OutboxEntry[]; error?: unknown }> {
  const told: OutboxEntry[] = [];
  try {
    for (const entry of entries) {
      await publishEntry(stream, entry);
      told.push(entry);
    }
    return { told };
  } catch (error) {
    return { told, error };
  }
}

/** Publishes again when the connection is lost on the way: the stream recognises an event that it already has. */
async function publishEntry(stream: EventStream, entry: OutboxEntry): Promise<void> {
  if (!(await stream.link.up(ACK_TIMEOUT_MS))) throw new LinkLost();
  try {
    await abortable(publishOnce(stream, entry), stream.link.lost);
  } catch (error) {
    if (!(error instanceof LinkLost) || !(await stream.link.up(ACK_TIMEOUT_MS))) throw error;
    await publishOnce(stream, entry);
  }
}

async function publishOnce({ js, namespace }: EventStream, { eventId, subject, json }: OutboxEntry): Promise<void> {
  const data = encoder.encode(json);
  await js.publish(`${namespace}.event.${subject}`, data, {
    msgID: eventId,
    timeout: ACK_TIMEOUT_MS,
    headers: newHeaders(),
  });
}
