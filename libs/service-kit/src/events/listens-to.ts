import type { Broadcast, DomainEvent, PayloadOf } from '@larder/contracts';
import type { z } from 'zod';
import { addMetadata } from '../core/discover-methods.js';

type Listener<Payload> = <Method extends (payload: Payload) => unknown>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

export interface ListenOptions {
  /** Every replica receives each event from its start on; otherwise one replica of the service handles each event. */
  everyReplica?: boolean;
  /** The start of a new listener: the oldest stored event (the default), or new events only. */
  from?: 'beginning' | 'now';
  /** Events handled concurrently per replica; 1 by default. */
  concurrency?: number;
}

export interface ListenMetadata extends ListenOptions {
  event: DomainEvent;
}

export const LISTENS_TO = Symbol('larder:listens-to');
export const ON_BROADCAST = Symbol('larder:on-broadcast');

/** This method handles an event, at least once, in any order; when it throws, the event is delivered again later. */
export function ListensTo<E extends DomainEvent>(event: E, options: ListenOptions = {}): Listener<PayloadOf<E>> {
  return addMetadata<ListenMetadata>(LISTENS_TO, { event, ...options });
}

/** This method receives a broadcast while the process runs. */
export function OnBroadcast<B extends Broadcast>(broadcast: B): Listener<z.output<B['payload']>> {
  return addMetadata<Broadcast>(ON_BROADCAST, broadcast);
}
