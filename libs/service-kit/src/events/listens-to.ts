import type { Broadcast, DomainEvent, PayloadOf } from '@larder/contracts';
import type { z } from 'zod';
import { notes } from '../core/discover-methods.js';

type Listener<Payload> = <Method extends (payload: Payload) => unknown>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

export interface ListenOptions {
  /** Every replica hears each event from its own start on; without it one replica of the service handles each event. */
  everyReplica?: boolean;
  /** What a listener that never listened before hears first: everything still kept (the default), or only what is new. */
  from?: 'beginning' | 'now';
  /** Events handled at a time per replica; 1 unless told. */
  concurrency?: number;
}

export interface ListenMetadata extends ListenOptions {
  event: DomainEvent;
}

export const LISTENS_TO = Symbol('larder:listens-to');
export const ON_BROADCAST = Symbol('larder:hears');

/** This method handles an event, at least once. It may come twice and in any order; throwing asks for it again later. */
export function ListensTo<E extends DomainEvent>(event: E, options: ListenOptions = {}): Listener<PayloadOf<E>> {
  return notes<ListenMetadata>(LISTENS_TO, { event, ...options });
}

/** This method hears a broadcast while the process runs. */
export function OnBroadcast<B extends Broadcast>(broadcast: B): Listener<z.output<B['payload']>> {
  return notes<Broadcast>(ON_BROADCAST, broadcast);
}
