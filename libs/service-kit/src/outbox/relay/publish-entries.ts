import { headers as newHeaders } from '@nats-io/transport-node';
import type { OutboxEntry } from '../../documents/outbox-fields.js';
import { abortable } from '../../async/abortable.js';
import { ConnectionLostError } from '../../nats/connection-monitor.js';
import type { EventStream } from '../../events/event-stream.js';

const ACK_TIMEOUT_MS = 5_000;
const encoder = new TextEncoder();

/** Publishes entries in their order and returns those the stream has acknowledged. Stops at the first failure. */
export async function publishEntries(
  stream: EventStream,
  entries: OutboxEntry[],
): Promise<{ published: OutboxEntry[]; error?: unknown }> {
  const published: OutboxEntry[] = [];
  try {
    for (const entry of entries) {
      await publishEntry(stream, entry);
      published.push(entry);
    }
    return { published };
  } catch (error) {
    return { published, error };
  }
}

/** Repeats the publication when the connection is lost meanwhile: the stream discards duplicates. */
async function publishEntry(stream: EventStream, entry: OutboxEntry): Promise<void> {
  if (!(await stream.connection.waitUntilUp(ACK_TIMEOUT_MS))) throw new ConnectionLostError();
  try {
    await abortable(publishOnce(stream, entry), stream.connection.lostSignal);
  } catch (error) {
    if (!(error instanceof ConnectionLostError) || !(await stream.connection.waitUntilUp(ACK_TIMEOUT_MS))) throw error;
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
