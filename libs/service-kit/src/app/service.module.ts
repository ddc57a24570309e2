import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Connection } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { directoryParts } from '../directory/directory-parts.js';
import { EventStream } from '../events/event-stream.js';
import { Outbox } from '../events/outbox.js';
import { Health } from '../health/health.js';
import { jobParts } from '../jobs/job-parts.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { databaseName } from '../mongo/database-name.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { AppName } from './app-name.js';
import { Connections } from './connections.js';
import { KitTimings } from './timings.js';
import { CONFIG } from './tokens.js';

/** What services have and the gateway has not: a database and what is stored in it. Global. */
@Module({})
export class ServiceModule {
  static forRoot(directory: boolean): DynamicModule {
    const providers = [...stored, ...jobParts, ...(directory ? directoryParts : [])];
    const exports = providers.map((each) => (typeof each === 'function' ? each : each.provide));
    return { module: ServiceModule, global: true, imports: [DiscoveryModule], providers, exports };
  }
}

const stored: Provider[] = [
  {
    provide: CONNECTION,
    inject: [AppName, CONFIG, Log, Health, Connections],
    useFactory: openDatabase,
  },
  {
    provide: Outbox,
    inject: [EventStream, Log, Metrics, KitTimings],
    useFactory: (stream: EventStream, log: Log, metrics: Metrics, { outboxSweepMs }: KitTimings) =>
      new Outbox({ stream, log, metrics, sweepMs: outboxSweepMs }),
  },
];

async function openDatabase(
  { name }: AppName,
  config: BaseConfig,
  log: Log,
  health: Health,
  closing: Connections,
): Promise<Connection> {
  const { NAMESPACE: namespace, DATABASE_GENERATION: generation } = config;
  const connection = await connectMongo(
    config.MONGODB_URI,
    databaseName({ namespace, service: name, generation }),
    log,
  );
  health.add('mongo', async () => connection.db?.admin().ping());
  closing.closeFirst(() => connection.close());
  return connection;
}
