import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Connection } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { directoryParts } from '../directory/directory-parts.js';
import { EventStream } from '../events/event-stream.js';
import { Outbox } from '../outbox/outbox.js';
import { Health } from '../health/health.js';
import { Liveness } from '../health/liveness.js';
import { jobParts } from '../jobs/job-parts.js';
import { Log } from '../logging/log.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { Metrics } from '../metrics/metrics.js';
import { connectMongo } from '../mongo/connect-mongo.js';
import { addDatabaseChecks } from '../mongo/database-checks.js';
import { databaseName } from '../mongo/database-name.js';
import { DatabaseWatch } from '../mongo/database-watch.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { AppName } from '../core/app-name.js';
import { Connections } from '../shutdown/connections.js';
import { KitTimings } from '../core/timings.js';
import { CONFIG } from '../core/tokens.js';

/** What services have and the gateway has not: a database and what is stored in it. Global. */
@Module({})
export class ServiceModule {
  static forRoot(directory: boolean): DynamicModule {
    const providers = [...databaseProviders, ...jobParts, ...(directory ? directoryParts : [])];
    const exports = providers.map((each) => (typeof each === 'function' ? each : each.provide));
    return { module: ServiceModule, global: true, imports: [DiscoveryModule], providers, exports };
  }
}

const databaseProviders: Provider[] = [
  {
    provide: CONNECTION,
    inject: [AppName, CONFIG, Log, Health, Connections, InProcessServices],
    useFactory: openDatabase,
  },
  {
    provide: DatabaseWatch,
    inject: [CONNECTION, AppName, CONFIG, Log, Liveness, Connections, KitTimings, InProcessServices],
    useFactory: watchDatabase,
  },
  {
    provide: Outbox,
    inject: [EventStream, Log, Metrics, KitTimings],
    useFactory: (stream: EventStream, log: Log, metrics: Metrics, { outboxSweepMs }: KitTimings) =>
      new Outbox({ stream, log, metrics, sweepMs: outboxSweepMs }),
  },
];

async function openDatabase(
  app: AppName,
  config: BaseConfig,
  log: Log,
  health: Health,
  closing: Connections,
  local: InProcessServices,
): Promise<Connection> {
  const connection = await connectMongo(config.MONGODB_URI, nameOf(app, config), log, local.writesOf(app.name));
  addDatabaseChecks(health, async () => connection.db?.admin().ping());
  // Destroyed rather than closed: mongoose keeps a list of all its connections.
  closing.closeFirst(() => connection.destroy());
  closing.closeForcedWith(() => connection.destroy(true));
  return connection;
}

function watchDatabase(
  connection: Connection,
  app: AppName,
  config: BaseConfig,
  log: Log,
  liveness: Liveness,
  closing: Connections,
  { databaseWatchMs: everyMs }: KitTimings,
  local: InProcessServices,
): DatabaseWatch {
  const intervals = everyMs === undefined ? undefined : { everyMs };
  const [uri, dbName, writes] = [config.MONGODB_URI, nameOf(app, config), local.writesOf(app.name)];
  const watch = new DatabaseWatch({ connection, uri, dbName, writes, log, intervals });
  liveness.add('mongo', () => watch.problem);
  closing.closeFirst(() => watch.stop());
  closing.closeForcedWith(() => watch.stop());
  watch.start();
  return watch;
}

function nameOf({ name }: AppName, { NAMESPACE: namespace, DATABASE_GENERATION: generation }: BaseConfig): string {
  return databaseName({ namespace, service: name, generation });
}
