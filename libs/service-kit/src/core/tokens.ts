import { Inject } from '@nestjs/common';

/** The application's parsed configuration. */
export const CONFIG = Symbol('larder:config');
/** The connection to Redis; use `KeyValue` or `Jobs` instead. */
export const REDIS = Symbol('larder:redis');

/** Parameter: the application's parsed configuration. */
export const InjectConfig = () => Inject(CONFIG);
