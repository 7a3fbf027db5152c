import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { keepsPersonalData, operationsOf, type ServiceName, showsPhotos } from '@simmer/contracts';
import { Bus } from './bus/bus';
import { Nats } from './bus/nats-connection';
import { ENVIRONMENT_VARIABLES, type EnvironmentVariables } from './config/environment';
import { ServiceConfig } from './config/service-config';
import { ActorVerifier } from './context/signed-actor';
import { DeadLetterRepository } from './events/dead-letter.repository';
import { deadLetterHandlers } from './events/dead-letters.handlers';
import { DeadLetters } from './events/dead-letters.service';
import { EventListeners } from './events/event-listeners';
import { OutboxRelay } from './events/outbox-relay';
import { SentEventRepository } from './events/sent-event.repository';
import { Streams } from './events/streams';
import { HealthController } from './health.controller';
import { Jobs } from './jobs/jobs';
import { LeasedRuns } from './jobs/leased-runs';
import { Mongo, MongoConfig, mongoConnection } from './mongo/mongo';
import type { Migration } from './mongo/migrations/migration';
import type { Logger } from './observability/logger';
import { personalDataHandlers } from './personal-data/personal-data.handlers';
import { PersonalDataKeepers } from './personal-data/personal-data-keepers';
import { PhotoReferenceFinder } from './photo-references/photo-reference-finder';
import { photoReferenceHandlers } from './photo-references/photo-references.handlers';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository';
import { Reconciliations } from './reconciliation/reconciliations.service';
import { LOGGER, MIGRATIONS, SERVICE_NAME } from './tokens';

/** What every service is given: its settings, log, bus, events, jobs and, unless it keeps no documents, its database. */
@Global()
@Module({})
export class KitModule {
  static for(
    service: ServiceName,
    variables: EnvironmentVariables,
    logger: Logger,
    { keepsDocuments, migrations }: { keepsDocuments: boolean; migrations: readonly Migration[] },
  ): DynamicModule {
    const shared = [
      PersonalDataKeepers,
      PhotoReferenceFinder,
      Bus,
      Nats,
      Streams,
      OutboxRelay,
      EventListeners,
      DeadLetters,
      Jobs,
      LeasedRuns,
      Reconciliations,
    ];
    const store = keepsDocuments
      ? [Mongo, mongoConnection, MongoConfig.provider, DeadLetterRepository, SentEventRepository, ReconciliationRepository]
      : [];
    return {
      module: KitModule,
      imports: [DiscoveryModule],
      controllers: [
        HealthController,
        ...(operationsOf(service).length > 0 ? [deadLetterHandlers(service)] : []),
        ...(keepsPersonalData(service) ? [personalDataHandlers(service)] : []),
        ...(showsPhotos(service) ? [photoReferenceHandlers(service)] : []),
      ],
      providers: [
        { provide: ENVIRONMENT_VARIABLES, useValue: variables },
        { provide: SERVICE_NAME, useValue: service },
        { provide: LOGGER, useValue: logger },
        { provide: MIGRATIONS, useValue: migrations },
        {
          provide: ActorVerifier,
          inject: [ServiceConfig.token],
          useFactory: (config: ServiceConfig) => new ActorVerifier(config.BUS_TRUSTED_KEYS),
        },
        ServiceConfig.provider,
        ...shared,
        ...store,
      ],
      exports: [
        ENVIRONMENT_VARIABLES,
        SERVICE_NAME,
        LOGGER,
        ActorVerifier,
        ServiceConfig.token,
        ...shared,
        ...(keepsDocuments ? [Mongo, getConnectionToken(), DeadLetterRepository] : []),
      ],
    };
  }
}
