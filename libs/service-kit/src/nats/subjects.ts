import type { Broadcast, DomainEvent, Message, Stream } from '@larder/contracts';

/** The full subject of a definition: the namespace separates installations that share a server. */
export function subjectOf(namespace: string, definition: Message | Stream | DomainEvent | Broadcast): string {
  const { kind, subject } = definition;
  const area = kind === 'event' || kind === 'broadcast' ? `${kind}.` : '';
  return `${namespace}.${area}${subject}`;
}

/** The service that answers a subject: its first part. */
export function serviceOf({ subject }: Message | Stream): string {
  return subject.slice(0, subject.indexOf('.'));
}

/** The parts of a reply subject. */
export interface ReplyRoute {
  namespace: string;
  /** Name of the requesting application. */
  caller: string;
  /** A random name without dots for one subscription of a process. */
  inbox: string;
}

/** The subject of replies to an application; it contains `service`, so that a server can restrict each service. */
export function replySubject({ namespace, caller, inbox }: ReplyRoute, service: string, number: number): string {
  return `${namespace}.reply.${caller}.${inbox}.${service}.${number}`;
}

/** The wildcard for all replies to one inbox. */
export function allReplies({ namespace, caller, inbox }: ReplyRoute): string {
  return `${namespace}.reply.${caller}.${inbox}.>`;
}

/** The subject on which the sender of a stream receives control messages; `id` is a random name without dots. */
export function controlSubject(namespace: string, service: string, id: string): string {
  return `${namespace}.control.${service}.${id}`;
}

/** The prefix of subjects for replies of the message server itself, such as those of JetStream. */
export function inboxPrefix(namespace: string, application: string): string {
  return `${namespace}.inbox.${application}`;
}

/** The wildcard for all events of a namespace. */
export function allEvents(namespace: string): string {
  return `${namespace}.event.>`;
}
