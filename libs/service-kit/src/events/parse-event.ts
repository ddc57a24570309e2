import { EventEnvelope, type DomainEvent, type PayloadOf } from '@larder/contracts';
import { compiledSchema } from '../messaging/compiled-schema.js';
import { decode } from '../nats/codec.js';

/** Parses an event for its listeners: its own fields and the envelope. Throws when it is invalid. */
export function parseEvent<E extends DomainEvent>(event: E, data: Uint8Array): PayloadOf<E> {
  const body = decode(data);
  return {
    ...(compiledSchema(event.payload).parse(body) as object),
    ...compiledSchema(EventEnvelope).parse(body),
  } as PayloadOf<E>;
}
