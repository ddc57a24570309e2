import { Inject } from '@nestjs/common';

/** The connection to NATS. */
export const NATS = Symbol('larder:nats');

/** Parameter: the raw NATS connection, for what the kit does not offer. */
export const InjectNats = () => Inject(NATS);
