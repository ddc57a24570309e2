import 'reflect-metadata';
import { Module, type DynamicModule, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import type { DestinationStream } from 'pino';
import type { BaseConfig } from '../config/base-config.js';
import type { Environment } from '../config/environment.js';
import { Outbox } from '../outbox/outbox.js';
import { Health } from '../health/health.js';
import { DataVersions } from '../data-versions/data-versions.js';
import { answerKitMessages } from './answer-kit-messages.js';
import { createLog, Log } from '../logging/log.js';
import { NestLogger } from '../logging/nest-logger.js';
import type { InProcessServices } from '../in-process/in-process-services.js';
import { NatsTransport } from '../messaging/nats-transport.js';
import { PassErrors } from '../messaging/handler/pass-errors.js';
import { NATS } from '../nats/tokens.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { Migrator } from '../migrations/migrator.js';
import { CONNECTION } from '../mongo/provide-model.js';
import type { ServiceDefinition } from './define-service.js';
import { Connections } from '../shutdown/connections.js';
import { KitModule } from './kit.module.js';
import { ReplaceableService } from './replaceable-service.js';
import { RunningApp, type RunningService } from './running-service.js';
import { ServiceModule } from './service.module.js';
import { IN_FLIGHT_GRACE_MS } from '../core/stop-times.js';
import { KitTimings } from '../core/timings.js';
import { CONFIG } from '../core/tokens.js';

export interface StartOptions {
  timings?: KitTimings;
  logTo?: DestinationStream | undefined;
  /** The services of the same process; without it, they communicate over NATS only. */
  local?: InProcessServices | undefined;
}

/**
 * Starts a service: parses its configuration, connects, migrates, then accepts requests. Throws when a step fails.
 * After a restore replaced its data, it restarts automatically.
 */
export async function startService(
  definition: ServiceDefinition,
  env: Environment,
  options: StartOptions = {},
): Promise<RunningService> {
  const start = () => startApp(definition, env, options);
  return new ReplaceableService(await start(), start);
}

async function startApp(definition: ServiceDefinition, env: Environment, options: StartOptions): Promise<RunningApp> {
  const config = definition.config.parse(env);
  const logger = new NestLogger(createLog(definition.name, config, options.logTo));
  const app = await createApp(rootModule(definition, env, options), definition, options, logger);
  try {
    return await open(app, definition);
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

async function open(app: INestMicroservice, definition: ServiceDefinition): Promise<RunningApp> {
  const migrated = migrate(app, definition);
  app.get(Health).add('migrations', () => migrated);
  await migrated;
  await app.get(DataVersions).start();
  app.useGlobalFilters(new PassErrors());
  answerKitMessages(definition.name, app);
  await app.listen();
  app.get(Outbox).start();
  app.get(Log).debug('configuration', { config: app.get<BaseConfig>(CONFIG) });
  app.get(Log).info('service started');
  return new RunningApp(definition.name, app);
}

/** Resolves when the migrations have been applied. */
function migrate(app: INestMicroservice, { migrations = [] }: ServiceDefinition): Promise<void> {
  const { migrationsMs: everyMs } = app.get(KitTimings);
  const migrator = new Migrator({ db: app.get<Connection>(CONNECTION), migrations, log: app.get(Log), everyMs });
  app.get(Connections).writeLast(() => migrator.stop());
  return migrator.start();
}

function createApp(
  root: DynamicModule,
  { name: service }: ServiceDefinition,
  { timings = {}, local }: StartOptions,
  logger: NestLogger,
): Promise<INestMicroservice> {
  return NestFactory.createMicroservice(root, {
    logger,
    abortOnError: false,
    inject: [NATS, CONFIG, Log, Metrics, Tracing],
    useFactory: (nats: NatsConnection, config: BaseConfig, log: Log, metrics: Metrics, tracing: Tracing) => {
      const { NAMESPACE: namespace, NODE_ENV } = config;
      const checkReplies = NODE_ENV !== 'production';
      const graceMs = timings.graceMs ?? IN_FLIGHT_GRACE_MS;
      const parts = { service, namespace, nats, log, metrics, tracing, checkReplies, graceMs, local };
      return { strategy: new NatsTransport(parts) };
    },
  });
}

/** Nest requires a class per module; each start gets a new one, so that a process may start a service twice. */
function rootModule(
  definition: ServiceDefinition,
  env: Environment,
  { timings = {}, logTo, local }: StartOptions,
): DynamicModule {
  @Module({})
  class Root {}
  const { name, config } = definition;
  const kit = KitModule.forRoot({ name, config, env, timings, logTo, local });
  return { module: Root, imports: [kit, ServiceModule.forRoot(definition), definition.module] };
}
