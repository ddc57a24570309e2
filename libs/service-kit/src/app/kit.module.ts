import { Module, type DynamicModule, type FactoryProvider, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DestinationStream } from 'pino';
import type { Redis } from 'ioredis';
import type { BaseConfig } from '../config/base-config.js';
import type { ConfigDefinition } from '../config/define-config.js';
import type { Environment } from '../config/environment.js';
import { EventStream } from '../events/event-stream.js';
import { Events } from '../events/events.js';
import { Listeners } from '../events/listeners.js';
import { Health } from '../health/health.js';
import { HealthServer } from '../health/health-server.js';
import { Liveness } from '../health/liveness.js';
import { connectRedis } from '../key-value/connect-redis.js';
import { KeyValue } from '../key-value/key-value.js';
import { createLog, Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { connectNats } from '../nats/connect-nats.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { ServiceClient } from '../messaging/client/service-client.js';
import { NATS } from '../nats/tokens.js';
import { Metrics } from '../metrics/metrics.js';
import { openTracing } from '../tracing/open-tracing.js';
import { Tracing } from '../tracing/tracing.js';
import { AppName } from '../core/app-name.js';
import { Connections } from '../shutdown/connections.js';
import { KitTimings } from '../core/timings.js';
import { CONFIG, REDIS } from '../core/tokens.js';
import { tokenOf } from './token-of.js';

export interface KitOptions {
  /** The application's name: the service's, or `gateway`. */
  name: string;
  config: ConfigDefinition;
  env: Environment;
  timings?: KitTimings;
  /** The destination of the log; standard output when absent. */
  logTo?: DestinationStream | undefined;
  /** Services in the same process. */
  local?: InProcessServices | undefined;
}

/** Common parts of every application: configuration, log, NATS, Redis, events, health and metrics. Global. */
@Module({})
export class KitModule {
  static forRoot(options: KitOptions): DynamicModule {
    const providers = [...basicProviders(options), ...connectionProviders, ...sharedProviders];
    return { module: KitModule, global: true, imports: [DiscoveryModule], providers, exports: providers.map(tokenOf) };
  }
}

function basicProviders({ name, config, env, timings = {}, logTo, local }: KitOptions): Provider[] {
  const parsed = config.parse(env);
  const services = local ?? new InProcessServices(false);
  return [
    { provide: AppName, useValue: new AppName(name) },
    { provide: CONFIG, useValue: parsed },
    { provide: Log, useValue: createLog(name, parsed, logTo) },
    { provide: Metrics, useValue: new Metrics(name, services.metrics) },
    { provide: KitTimings, useValue: timings },
    { provide: InProcessServices, useValue: services },
  ];
}

const connectionProviders: FactoryProvider[] = [
  {
    provide: NATS,
    inject: [AppName, CONFIG, Log],
    useFactory: ({ name }: AppName, config: BaseConfig, log: Log) =>
      connectNats({ name, namespace: config.NAMESPACE, url: config.NATS_URL }, log),
  },
  {
    provide: REDIS,
    inject: [CONFIG, Log],
    useFactory: (config: BaseConfig, log: Log) => connectRedis(config.REDIS_URL, log),
  },
];

const sharedProviders: Provider[] = [
  {
    provide: Tracing,
    inject: [AppName, CONFIG],
    useFactory: ({ name }: AppName, config: BaseConfig) => openTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT),
  },
  {
    provide: ServiceClient,
    inject: [NATS, AppName, CONFIG, Metrics, Tracing, InProcessServices],
    useFactory: (
      nats: NatsConnection,
      { name }: AppName,
      config: BaseConfig,
      metrics: Metrics,
      tracing: Tracing,
      local: InProcessServices,
    ) => new ServiceClient({ nats, name, namespace: config.NAMESPACE, metrics, tracing, local }),
  },
  {
    provide: Broadcasts,
    inject: [NATS, CONFIG, Log, InProcessServices],
    useFactory: (nats: NatsConnection, config: BaseConfig, log: Log, local: InProcessServices) =>
      new Broadcasts(nats, config.NAMESPACE, log, local.isOneProcess ? local.broadcasts : undefined),
  },
  {
    provide: EventStream,
    inject: [NATS, CONFIG],
    useFactory: (nats: NatsConnection, config: BaseConfig) =>
      new EventStream(nats, config.NAMESPACE, config.EVENT_REPLICAS),
  },
  {
    provide: Events,
    inject: [NATS, EventStream, Log],
    useFactory: (nats: NatsConnection, stream: EventStream, log: Log) => new Events(nats, stream, log),
  },
  {
    provide: KeyValue,
    inject: [REDIS, CONFIG],
    useFactory: (redis: Redis, config: BaseConfig) => new KeyValue(redis, config.NAMESPACE),
  },
  Listeners,
  Connections,
  Health,
  Liveness,
  HealthServer,
];
