import { z } from 'zod';
import { basePathShape } from './public-address.js';
import { setting } from './settings.js';

const LOG_LEVELS = ['critical', 'fatal', 'error', 'warning', 'warn', 'info', 'debug', 'trace'] as const;
const LOG_FORMATS = ['json', 'text'] as const;

/** Settings of every service and of the gateway. */
export const baseShape = {
  /** Prefix of subjects, streams, queues, keys and databases, so that installations can share servers. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'expected up to 31 lower-case letters, digits and hyphens')
    .default('larder'),
  /** One or more servers, comma-separated; the address may contain credentials. */
  NATS_URL: z.string().default('nats://127.0.0.1:4222'),
  REDIS_URL: z
    .string()
    .regex(/^(rediss?|unix):\/\//, 'expected a redis:// address')
    .default('redis://127.0.0.1:6379'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'expected a mongodb:// address')
    .default('mongodb://127.0.0.1:27017'),
  /** Number of copies of each event in a NATS cluster: 1, 3 or 5. */
  EVENT_REPLICAS: setting.int({ min: 1, max: 5 }).default(1),
  LOG_LEVEL: setting.choice(LOG_LEVELS).default('info'),
  /** `json`: one object per line; `text`: human-readable. `LOG_PRETTY=true` is an older name of `text`. */
  LOG_FORMAT: setting.choice(LOG_FORMATS).default('json'),
  LOG_PRETTY: setting.flag().default(false),
  /** Port of the health and metrics server; none when absent. */
  HEALTH_PORT: setting.int({ min: 0, max: 65_535 }).optional(),
  /** Receiver of traces (OTLP over HTTP), without `/v1/traces`; no traces when absent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.url().optional(),
  NODE_ENV: z.string().default('development'),
  /** The public address, for links in mails and notifications. */
  BASE_URL: setting.url().optional(),
  ...basePathShape,
  DATA_DIR: setting.text().default('./data'),
  /** Time of the daily jobs, `HH:MM`; an invalid value is logged as an error, and the default is used. */
  DAILY_SCHEDULE_TIME: setting.text().default('23:45'),
  /** Time zone of the daily jobs; the system's when absent. */
  TZ: setting.text().optional(),
} satisfies z.ZodRawShape;

export type BaseConfig = z.output<z.ZodObject<typeof baseShape>>;
