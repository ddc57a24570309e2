import { Inject } from '@nestjs/common';

/** The connection to NATS. */
export const NATS = Symbol('larder:nats');

/** Parameter: the raw NATS connection, for functions that the kit does not provide. */
export const InjectNats = () => Inject(NATS);
