import type { Broadcast, DomainEvent, Message, Stream } from '@larder/contracts';

/** The subject a definition has on the wire: the namespace keeps installations that share a server apart. */
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
  /** One subscription of a process: a name of its own, without dots. */
  inbox: string;
}

/** Where an application receives replies; `service` is part of it, so that a server can hold each service to its own. */
export function replySubject({ namespace, caller, inbox }: ReplyRoute, service: string, number: number): string {
  return `${namespace}.reply.${caller}.${inbox}.${service}.${number}`;
}

/** Every reply to one inbox. */
export function allReplies({ namespace, caller, inbox }: ReplyRoute): string {
  return `${namespace}.reply.${caller}.${inbox}.>`;
}

/** Where the sender of a stream listens to its reader; `id` is a name of its own, without dots. */
export function controlSubject(namespace: string, service: string, id: string): string {
  return `${namespace}.control.${service}.${id}`;
}

/** Where answers of the message server itself arrive, those of JetStream for example: the beginning of the subject. */
export function inboxPrefix(namespace: string, application: string): string {
  return `${namespace}.inbox.${application}`;
}

/** Every event of a namespace. */
export function allEvents(namespace: string): string {
  return `${namespace}.event.>`;
}
