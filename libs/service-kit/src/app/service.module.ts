import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Connection } from 'mongoose';
import type { BaseConfig } from '../config/base-config.js';
import { readGeneration } from '../backup/generation.js';
import { CurrentDataCopier } from '../backup/current-data-copier.js';
import { GenerationLoader } from '../backup/generation-loader.js';
import { GenerationWatch } from '../backup/generation-watch.js';
import { StoredData } from '../backup/stored-data.js';
import { ReadModels } from '../read-models/read-models.js';
import { Repairs } from '../repairs/repairs.js';
import {
  FILE_GENERATION,
  GENERATION,
  HAS_DIRECTORY,
  PRESERVED_BY_RESTORES,
  MIGRATIONS,
  TO_DOCUMENTS,
  NOT_IN_BACKUPS,
  RESOLVE_CONFLICTS,
} from '../backup/tokens.js';
import { WriteGate } from '../mongo/connection/write-gate.js';
import { WritePauses } from '../backup/write-pauses.js';
import { directoryProviders } from '../directory/directory-providers.js';
import { EventStream } from '../events/event-stream.js';
import { Outbox } from '../outbox/outbox.js';
import { BackingServers } from '../servers/backing-servers.js';
import { Health } from '../health/health.js';
import { Liveness } from '../health/liveness.js';
import { jobProviders } from '../jobs/job-providers.js';
import { Log } from '../logging/log.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import type { CommandHooks } from '../mongo/connection/client-options.js';
import { connectMongo } from '../mongo/connection/connect-mongo.js';
import { addDatabaseChecks } from '../mongo/database-checks.js';
import { databaseName } from '../mongo/database-name.js';
import { DatabaseWatch } from '../mongo/connection/database-watch.js';
import { CONNECTION } from '../mongo/provide-model.js';
import { AppName } from '../core/app-name.js';
import type { ServiceDefinition } from './define-service.js';
import { Connections } from '../shutdown/connections.js';
import { KitTimings } from '../core/timings.js';
import { CONFIG } from '../core/tokens.js';
import { tokenOf } from './token-of.js';

/** The options of the service's own database, and the hooks of commands to it. */
class OwnDatabase {
  constructor(
    readonly uri: string,
    readonly dbName: string,
    readonly hooks: CommandHooks,
  ) {}
}

/** The parts of services only: a database, and everything stored in it. Global. */
@Module({})
export class ServiceModule {
  static forRoot({
    directory = false,
    migrations = [],
    backups = {},
    toDocuments,
    resolveConflicts,
  }: ServiceDefinition): DynamicModule {
    const { excluded = [], preserved = [] } = backups;
    const providers: Provider[] = [
      { provide: MIGRATIONS, useValue: migrations },
      { provide: NOT_IN_BACKUPS, useValue: [...excluded, ...preserved] },
      { provide: PRESERVED_BY_RESTORES, useValue: preserved },
      { provide: TO_DOCUMENTS, useValue: toDocuments ?? null },
      { provide: RESOLVE_CONFLICTS, useValue: resolveConflicts ?? null },
      { provide: HAS_DIRECTORY, useValue: directory },
      ...databaseProviders,
      ...backupProviders,
      ReadModels,
      Repairs,
      BackingServers,
      ...jobProviders,
      ...(directory ? directoryProviders : []),
    ];
    const exports = providers.map(tokenOf);
    return { module: ServiceModule, global: true, imports: [DiscoveryModule], providers, exports };
  }
}

const backupProviders: Provider[] = [WritePauses, StoredData, CurrentDataCopier, GenerationLoader, GenerationWatch];

const databaseProviders: Provider[] = [
  WriteGate,
  {
    provide: GENERATION,
    inject: [CONFIG, Log],
    useFactory: ({ MONGODB_URI, NAMESPACE }: BaseConfig, log: Log) => readGeneration(MONGODB_URI, NAMESPACE, log),
  },
  { provide: FILE_GENERATION, inject: [GENERATION], useFactory: (generation: number) => () => generation },
  {
    provide: OwnDatabase,
    inject: [AppName, CONFIG, GENERATION, WriteGate, InProcessServices, Tracing],
    useFactory: ownDatabase,
  },
  {
    provide: CONNECTION,
    inject: [OwnDatabase, Log, Health, Connections],
    useFactory: openDatabase,
  },
  {
    provide: DatabaseWatch,
    inject: [CONNECTION, OwnDatabase, Log, Liveness, Connections, KitTimings],
    useFactory: watchDatabase,
  },
  {
    provide: Outbox,
    inject: [EventStream, Log, Metrics, KitTimings],
    useFactory: (stream: EventStream, log: Log, metrics: Metrics, { outboxSweepMs }: KitTimings) =>
      new Outbox({ stream, log, metrics, sweepMs: outboxSweepMs }),
  },
];

function ownDatabase(
  { name: service }: AppName,
  { MONGODB_URI: uri, NAMESPACE: namespace }: BaseConfig,
  generation: number,
  gate: WriteGate,
  local: InProcessServices,
  tracing: Tracing,
): OwnDatabase {
  const writes = local.writesOf(service);
  // The data may have been replaced since the previous instance.
  writes?.begin()('changed');
  return new OwnDatabase(uri, databaseName({ namespace, service, generation }), { writes, gate, tracing });
}

async function openDatabase(
  { uri, dbName, hooks }: OwnDatabase,
  log: Log,
  health: Health,
  closing: Connections,
): Promise<Connection> {
  const connection = await connectMongo(uri, dbName, log, hooks);
  addDatabaseChecks(health, async () => connection.db?.admin().ping());
  // Destroyed instead of closed, since mongoose keeps a list of all connections.
  closing.closeFirst(() => connection.destroy());
  closing.closeForcedWith(() => connection.destroy(true));
  return connection;
}

function watchDatabase(
  connection: Connection,
  database: OwnDatabase,
  log: Log,
  liveness: Liveness,
  closing: Connections,
  { databaseWatchMs: everyMs }: KitTimings,
): DatabaseWatch {
  const intervals = everyMs === undefined ? undefined : { everyMs };
  const watch = new DatabaseWatch({ connection, ...database, log, intervals });
  liveness.add('mongo', () => watch.problem);
  closing.closeFirst(() => watch.stop());
  closing.closeForcedWith(() => watch.stop());
  watch.start();
  return watch;
}
