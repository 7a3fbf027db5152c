export { Bus } from './bus/bus';
export type { CallOptions } from './bus/bus';
export { handledBy, Handles, type ContextOf } from './bus/handles';
export { Nats } from './bus/nats-connection';
export { config, type ConfigOf } from './config/config';
export { type EnvironmentVariables, processEnvironment } from './config/environment';
export { ServiceConfig } from './config/service-config';
export { A_VISITOR, type CallContext, currentContext, runInContext, THE_SERVICE, type Visitor } from './context/call-context';
export { checkActor, type WhoMayCall } from './context/requirements';
export { ActorSigner } from './context/signed-actor';
export { nextTraceparent } from './context/trace';
export { eventEntry, type EventEntry, insertedWith, outboxPlugin, recordEvents, type WithOutbox } from './events/event-entry';
export { EventListeners } from './events/event-listeners';
export { type DeclaredListener, listenersIn, On } from './events/on';
export { OutboxRelay } from './events/outbox-relay';
export { Streams } from './events/streams';
export { Jobs, queuePrefix } from './jobs/jobs';
export { IsolatedPool } from './isolated/isolated-pool';
export { IsolatedFailure, type IsolatedProcess } from './isolated/isolated-process';
export { requestedNow, type LeasedRecord, leasedPlugin, unheld } from './jobs/leased-record';
export { LeasedRecords } from './jobs/leased-records';
export { jobHandlersOf } from './jobs/job-handlers';
export { InterruptedTooOften, LeasedWork } from './jobs/leased-runs';
export { RunStopped, RunTooLong } from './jobs/run-stopped';
export { FindsWaiting, type JobRun, Runs } from './jobs/runs';
export { despiteConflicts, unlessConflict, untilWritten } from './mongo/conflicts';
export { imageSchema } from './mongo/image-schema';
export { insertOnce } from './mongo/insert-once';
export { keepOpen, Mongo } from './mongo/mongo';
export type { Migration, MigrationContext } from './mongo/migrations/migration';
export { prepareDatabase, UnpreparedDatabase } from './mongo/migrations/prepare-database';
export { type StateOf, Versioned } from './mongo/versioned';
export { wasInserted } from './mongo/was-inserted';
export type { Logger } from './observability/logger';
export { OutboundClient } from './outbound/outbound-client';
export { outboundProviders } from './outbound/outbound-config';
export { OutboundError } from './outbound/outbound-error';
export { fitting, pageFrom } from './page';
export { type Collected, type Erased, PersonalData } from './personal-data/personal-data';
export { PersonalDataKeepers } from './personal-data/personal-data-keepers';
export { type DocumentKind, PersonalDocuments, personalDocuments, personalDocumentsWith } from './personal-data/personal-documents';
export { PhotoReferenceFinder } from './photo-references/photo-reference-finder';
export { PhotoReferences } from './photo-references/photo-references';
export { Plans } from './plans/plans.service';
export { PlansModule } from './plans/plans.module';
export { httpProblemOf, languageOf, sendProblem } from './problems/http-problem';
export { DAILY_QUOTA_MODEL } from './quota/daily-quota.schema';
export { DailyQuotasModule } from './quota/daily-quotas.module';
export { type DailyQuota, DailyQuotas } from './quota/daily-quotas.service';
export { isDuplicate, isOutage, isStoreAway, problemOf } from './problems/problem-of';
export { type Comparison, type Drift, Reconciliations } from './reconciliation/reconciliations.service';
export { HealthController } from './health.controller';
export { hashOf, isSameSecret, isSecretToken, newSecretToken } from './secret-token';
export { bootService, runService, runUntilStopped, type RunningService, type ServiceModule } from './run-service';
export {
  imageKey,
  INCOMING_FOLDER,
  incomingKey,
  incomingOf,
  isPublicKey,
  ObjectStore,
  openObjectStore,
  withheldKey,
} from './storage/object-store';
export { ObjectStoreModule } from './storage/object-store.module';
export { SCRATCH_FOLDER, scratchFile } from './storage/scratch';
export { FileDigest } from './storage/staged-file';
export { StorageConfig } from './storage/storage-config';
export { LOGGER } from './tokens';
