import type { Broadcast, DomainEvent, Message, Stream } from '@larder/contracts';

/** The subject a definition has on the wire: the namespace keeps installations that share a server apart. */
export function subjectOf(namespace: string, definition: Message | Stream | DomainEvent | Broadcast): string {
  const { kind, subject } = definition;
  const area = kind === 'event' || kind === 'broadcast' ? `${kind}.` : '';
  return `${namespace}.${area}${subject}`;
}

/** Every event of a namespace. */
export function allEvents(namespace: string): string {
  return `${namespace}.event.>`;
}
