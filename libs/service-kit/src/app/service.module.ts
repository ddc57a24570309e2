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
import { DataVersions } from '../data-versions/data-versions.js';
import { SharedWrites } from '../data-versions/shared-writes.js';
import type { WriteTracker } from '../write-tracking/write-tracker.js';
import { DIRECTORY_CACHED_MS } from '../directory/directory-cache.js';
import { DIRECTORY } from '../directory/directory-entry.js';
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

const DATABASE_NAME = Symbol('larder:database-name');
const TRACKER = Symbol('larder:write-tracker');
type Tracker = WriteTracker | null;

/** The options of the service's own database, and the hooks of commands to it. */
class OwnDatabase {
  constructor(
    readonly uri: string,
    readonly dbName: string,
    readonly hooks: CommandHooks,
  ) {}
}

/** How long documents may be cached, by collection; absent when no response depends on the version of the data. */
class VersionedData {
  constructor(readonly cachedMs: Readonly<Record<string, number>> | undefined) {}
}

/** The parts of services only: a database, and everything stored in it. Global. */
@Module({})
export class ServiceModule {
  static forRoot({
    directory = false,
    versions,
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
      {
        provide: VersionedData,
        useValue: new VersionedData(versions && { [DIRECTORY]: DIRECTORY_CACHED_MS, ...versions.cachedMs }),
      },
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
    provide: DATABASE_NAME,
    inject: [AppName, CONFIG, GENERATION],
    useFactory: ({ name: service }: AppName, { NAMESPACE: namespace }: BaseConfig, generation: number) =>
      databaseName({ namespace, service, generation }),
  },
  {
    provide: TRACKER,
    inject: [AppName, DATABASE_NAME, InProcessServices, VersionedData, Log],
    useFactory: trackerOf,
  },
  {
    provide: OwnDatabase,
    inject: [CONFIG, DATABASE_NAME, WriteGate, TRACKER, Tracing],
    useFactory: ownDatabase,
  },
  {
    provide: CONNECTION,
    inject: [OwnDatabase, Log, Health, Connections],
    useFactory: openDatabase,
  },
  {
    provide: DataVersions,
    inject: [TRACKER, CONNECTION, Log, Connections],
    useFactory: (tracker: Tracker, connection: Connection, log: Log, closing: Connections) => {
      const versions = new DataVersions(tracker instanceof SharedWrites ? tracker : null, connection, log);
      closing.writeLast(() => versions.stop());
      return versions;
    },
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
  { MONGODB_URI: uri }: BaseConfig,
  dbName: string,
  gate: WriteGate,
  tracker: Tracker,
  tracing: Tracing,
): OwnDatabase {
  return new OwnDatabase(uri, dbName, { writes: tracker ?? undefined, gate, tracing });
}

/** In the memory of the process if no other one writes to the databases. */
function trackerOf(
  { name }: AppName,
  database: string,
  local: InProcessServices,
  { cachedMs }: VersionedData,
  log: Log,
): Tracker {
  const own = local.writesOf(name);
  // The data may have been replaced since the previous instance.
  own?.begin()('changed');
  return own ?? (cachedMs ? new SharedWrites({ database, cachedMs, log }) : null);
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
