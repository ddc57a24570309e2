import type { z } from 'zod';

/** A message to every running replica; it is not stored. For caches only, not for facts. */
export interface Broadcast<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'broadcast';
  readonly subject: string;
  readonly payload: Payload;
}

const SUBJECT = /^[a-z-]+\.[a-z-]+$/;

/** Declares a broadcast once, for its sender and its receivers. */
export function defineBroadcast<Payload extends z.ZodType>(subject: string, payload: Payload): Broadcast<Payload> {
  if (!SUBJECT.test(subject)) throw new Error(`A broadcast's subject is resource.verb, not "${subject}".`);
  return { kind: 'broadcast', subject, payload };
}
