import { EventEnvelope, type DomainEvent, type PayloadOf } from '@larder/contracts';
import { decode } from '../nats/codec.js';

/** Parses an event for its listeners: its own fields and the envelope. Throws when it is invalid. */
export function parseEvent<E extends DomainEvent>(event: E, data: Uint8Array): PayloadOf<E> {
  const body = decode(data);
  return { ...(event.payload.parse(body) as object), ...EventEnvelope.parse(body) } as PayloadOf<E>;
}
