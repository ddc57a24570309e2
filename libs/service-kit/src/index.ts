export { type BaseConfig } from './config/base-config.js';
export { ConfigError, defineConfig, type ConfigDefinition, type ConfigOf } from './config/define-config.js';
export { loadEnvironment, type Environment } from './config/environment.js';
export { embedShape } from './config/embed-shape.js';
export { basePathOf, portShape, publicAddress } from './config/public-address.js';
export { setting } from './config/settings.js';
export {
  currentContext,
  currentPart,
  monotonicMs,
  newId,
  remainingMs,
  requireTimeLeft,
  runInContext,
  runInPart,
  setActor,
  type PartInstance,
  type RequestContext,
} from './context/request-context.js';
export { derivedId } from './context/derived-id.js';
export { createLog, Log, type LogFields } from './logging/log.js';
export { latestLines } from './logging/recent-lines.js';
export { networkOf } from './network/network-of.js';
export { NestLogger } from './logging/nest-logger.js';
export { isSecretName, redact } from './logging/redact.js';
export { Answers, Streams } from './messaging/handler/answers.js';
export { Broadcasts } from './messaging/broadcasts.js';
export { compiledSchema } from './messaging/compiled-schema.js';
export { CurrentActor, MaybeActor, requireActor, requireAdmin, requireOperator } from './messaging/current-actor.js';
export { KitErrors } from './nats/kit-errors.js';
export { CallerClient, ServiceClient, type RequestOptions } from './messaging/client/service-client.js';
export { DatabaseCache } from './in-process/database-cache.js';
export { dataVersionsMessage, MAX_GROUPS } from './data-versions/data-versions-message.js';
export { InProcessServices } from './in-process/in-process-services.js';
export { NatsTransport, type TransportParts } from './messaging/nats-transport.js';
export { connectNats } from './nats/connect-nats.js';
export { InjectNats, NATS } from './nats/tokens.js';
export { Metrics } from './metrics/metrics.js';
export { Tracing } from './tracing/tracing.js';
export { aggregateSchema, recordSchema, type Aggregate, type Stored } from './documents/aggregate-schema.js';
export { connectMongo } from './mongo/connection/connect-mongo.js';
export { declareTrash } from './stored-shapes/trash-schemas.js';
export { optimisticUpdate } from './documents/optimistic-update.js';
export { ESSENTIAL_WRITE } from './documents/essential-write.js';
export { CURRENT, currentGeneration, GENERATIONS, type GenerationDocument } from './backup/generation.js';
export { documentIn, documentsByKind, importedTimes } from './backup/imported-documents.js';
export type {
  ToDocuments,
  ImportedRecord,
  ImportedDocument,
  ResolvedRecords,
  ResolveConflicts,
} from './backup/imported-records.js';
export { FILE_GENERATION, GENERATION } from './backup/tokens.js';
export { databaseName, siteDatabaseName } from './mongo/database-name.js';
export { type OutboxEntry } from './documents/outbox-fields.js';
export { isDuplicateKey } from './mongo/is-duplicate-key.js';
export { storeUnlessDuplicate } from './mongo/store-unless-duplicate.js';
export { translateDuplicateKey } from './mongo/translate-duplicate-key.js';
export { CONNECTION, InjectConnection, InjectModel, provideModel } from './mongo/provide-model.js';
export type { Collection, Connection } from 'mongoose';
export { createIndexes } from './migrations/create-indexes.js';
export { defineMigration, type Migration, type MigrationTools } from './migrations/define-migration.js';
export { withLease } from './migrations/lease.js';
export { announce, type EventScope } from './outbox/announce.js';
export { EventStream } from './events/event-stream.js';
export { Events } from './events/events.js';
export { OnBroadcast, ListensTo, type ListenOptions } from './events/listens-to.js';
export { Outbox } from './outbox/outbox.js';
export { publishEntries } from './outbox/relay/publish-entries.js';
export { deleteAllWithTombstones } from './outbox/delete-all-with-tombstones.js';
export {
  deleteWithTombstone,
  outboxFields,
  tombstone,
  unchangedOutboxFilter,
  withOutbox,
} from './outbox/with-outbox.js';
export { DeliveryRepository } from './deliveries/delivery.repository.js';
export { deliverySchema, toPastDelivery, type DeliveryDocument } from './deliveries/delivery-schema.js';
export { CounterRepository } from './counters/counter.repository.js';
export { COUNTERS, CounterSchema, type CounterDocument } from './counters/counter.schema.js';
export { ConcurrencyLimit } from './async/concurrency-limit.js';
export { KeyedQueue } from './async/keyed-queue.js';
export { inBatches, slices } from './batches/batches.js';
export { definedFields } from './documents/defined-fields.js';
export { orThrowNotFound } from './documents/or-throw-not-found.js';
export { indexTrash, RecordTrash } from './trash/record-trash.js';
export { type TrashableRecord, type TrashedRecord } from './trash/trashed-record.js';
export { trashPage } from './trash/trash-page.js';
export { provideOwnerRepair } from './ownership/owner-repair.js';
export { ownerOfRestored } from './ownership/owner-of-restored.js';
export { RecordOwnership } from './ownership/record-ownership.js';
export { deletedTenant, type DeletedTenant } from './directory/deleted-tenant.js';
export { Directory } from './directory/directory.js';
export {
  DIRECTORY_ATTRIBUTES,
  DIRECTORY_RELATIONS,
  directoryEntries,
  directoryIds,
} from './directory/directory-relations.js';
export { directorySelection } from './directory/directory-selection.js';
export { RelatedRecords, type RelatedSelection } from './directory/related-records.js';
export { DirectoryFeed } from './directory/directory-feed.js';
export { ReadModels, type ReadModel } from './read-models/read-models.js';
export { Repairs, type GroupCounts, type Repair, type RepairOptions } from './repairs/repairs.js';
export { UnknownUserRepair } from './repairs/unknown-user-repair.js';
export { GroupCounter } from './repairs/group-counter.js';
export { PermanentFailure } from './jobs/store/after-failure.js';
export { defineJob, type DataOf, type JobDefinition, type JobRun } from './jobs/store/define-job.js';
export { type JobRecord, type JobState } from './jobs/store/job-record.js';
export { Jobs } from './jobs/jobs.js';
export { DAILY, Processes, Scheduled, type ScheduledRun, type ScheduleOptions } from './jobs/processes.js';
export { Schedules } from './jobs/schedules/schedules.js';
export { toTask } from './jobs/store/to-task.js';
export { createWorkerPool, type WorkerPool } from './workers/worker-pool.js';
export { WorkerThreadError } from './workers/worker-thread-error.js';
export { BackingServers } from './servers/backing-servers.js';
export { Health, healthMessage, HealthReport } from './health/health.js';
export { Liveness, type LivenessReport } from './health/liveness.js';
export { KeyValue } from './key-value/key-value.js';
export { PartSupervisor } from './parts/part-supervisor.js';
export { type PartDefinition, type RunningPart } from './parts/supervised-part.js';
export { stopGracefully } from './shutdown/stop-gracefully.js';
export { AppName } from './core/app-name.js';
export { defineService, type ServiceDefinition } from './app/define-service.js';
export { KitModule, type KitOptions } from './app/kit.module.js';
export { exitOnUnexpectedError, runApplication } from './app/run-application.js';
export { runService } from './app/run-service.js';
export { type RunningService } from './app/running-service.js';
export { STOP_MS } from './core/stop-times.js';
export { awaitStopStep } from './shutdown/await-stop-step.js';
export { checkServers, type ServerSetting } from './start-up/backing-servers.js';
export { describeStartFailure } from './start-up/describe-start-failure.js';
export { startService, type StartOptions } from './app/start-service.js';
export { pause } from './async/abortable.js';
export { finishesWithin } from './async/finishes-within.js';
export { KeyedBatches } from './async/keyed-batches.js';
export { KitTimings } from './core/timings.js';
export { CONFIG, InjectConfig } from './core/tokens.js';
export { UnrecoverableError } from 'bullmq';
export { outageOf, type BackingServer } from './outages/outage-of.js';
export { logOutage } from './outages/log-outage.js';
export { findPage, readWholePage } from './paging/find-page.js';
export { BATCH_SIZE, collectionSource, type ListSource, type Window } from './paging/list-source.js';
export { inOrderOf, openPage, type OpenedPage } from './paging/open-page.js';
export {
  compareRows,
  rowOf,
  sortValue,
  type Row,
  type RowKey,
  type SortValue,
  type ValuesOf,
} from './paging/compare-rows.js';
export { matchEntry } from './paging/match-entry.js';
export { relatedPageSelection, pageSelection, translateQueryErrors, type Selectable } from './paging/page-selection.js';
export { valueAt } from './paging/value-at.js';
export {
  isLdapReady,
  ldapServerShape,
  ldapShape,
  type LdapServerSettings,
  type LdapSettings,
} from './integrations/ldap-settings.js';
export { isMailReady, mailShape, type MailSettings } from './integrations/mail-settings.js';
export { checkMailServer } from './integrations/mail-transport.js';
export { Mailer, type Mail } from './integrations/mailer.js';
export { isOidcReady, oidcShape, type OidcSettings } from './integrations/oidc-settings.js';
export { trustedCertificatesWith } from './integrations/trusted-certificates.js';
export { isOpenAiReady, openAiShape, type OpenAiSettings } from './integrations/openai-settings.js';
export { imageFormat } from './images/image-format.js';
export { ImageUploads, type ImageUploadOptions } from './storage/image-uploads.js';
export { FILE_TOKEN_MS, FileTokens, newFileToken, type IssuedFile } from './storage/file-tokens.js';
export { zipOf, type ZipEntry } from './zip/zip-of.js';
export { storageShape } from './storage/storage-shape.js';
export { allFilesProvider, InjectAllFiles, InjectStore, storeProvider } from './storage/store.provider.js';
