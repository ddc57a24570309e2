import type { Broadcast, DomainEvent, PayloadOf } from '@larder/contracts';
import type { z } from 'zod';
import { addMetadata } from '../core/discover-methods.js';

type Listener<Payload> = <Method extends (payload: Payload) => unknown>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

export interface ListenOptions {
  /** Every replica receives each event from its own start on; otherwise one replica of the service handles each event. */
  everyReplica?: boolean;
  /** Where a new listener begins: at the oldest stored event (the default), or with new events only. */
  from?: 'beginning' | 'now';
  /** Events handled at a time per replica; 1 by default. */
  concurrency?: number;
}

export interface ListenMetadata extends ListenOptions {
  event: DomainEvent;
}

export const LISTENS_TO = Symbol('larder:listens-to');
export const ON_BROADCAST = Symbol('larder:on-broadcast');

/** This method handles an event, at least once. It may arrive twice and in any order; throwing lets it be delivered again later. */
export function ListensTo<E extends DomainEvent>(event: E, options: ListenOptions = {}): Listener<PayloadOf<E>> {
  return addMetadata<ListenMetadata>(LISTENS_TO, { event, ...options });
}

/** This method receives a broadcast while the process runs. */
export function OnBroadcast<B extends Broadcast>(broadcast: B): Listener<z.output<B['payload']>> {
  return addMetadata<Broadcast>(ON_BROADCAST, broadcast);
}
