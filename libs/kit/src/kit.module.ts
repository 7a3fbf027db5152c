import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { ServiceName } from '@simmer/contracts';
import { Bus } from './bus/bus';
import { Nats } from './bus/nats-connection';
import { ENVIRONMENT_VARIABLES, type EnvironmentVariables } from './config/environment';
import { ServiceConfig } from './config/service-config';
import { ActorVerifier } from './context/signed-actor';
import { EventListeners } from './events/event-listeners';
import { OutboxRelay } from './events/outbox-relay';
import { Streams } from './events/streams';
import { HealthController } from './health.controller';
import { JobQueues } from './jobs/job-queues';
import { LeasedRuns } from './jobs/leased-runs';
import { Mongo, MongoConfig, mongoConnection } from './mongo/mongo';
import type { Logger } from './observability/logger';
import { LOGGER, SERVICE_NAME } from './tokens';

/** What every service is given: its settings, log, bus, events, jobs and, unless it keeps no documents, its database. */
@Global()
@Module({})
export class KitModule {
  static for(service: ServiceName, variables: EnvironmentVariables, logger: Logger, { keepsDocuments }: { keepsDocuments: boolean }): DynamicModule {
    const shared = [Bus, Nats, Streams, OutboxRelay, EventListeners, JobQueues, LeasedRuns];
    const store = keepsDocuments ? [Mongo, mongoConnection, MongoConfig.provider] : [];
    return {
      module: KitModule,
      imports: [DiscoveryModule],
      controllers: [HealthController],
      providers: [
        { provide: ENVIRONMENT_VARIABLES, useValue: variables },
        { provide: SERVICE_NAME, useValue: service },
        { provide: LOGGER, useValue: logger },
        {
          provide: ActorVerifier,
          inject: [ServiceConfig.token],
          useFactory: (config: ServiceConfig) => new ActorVerifier(config.BUS_TRUSTED_KEYS),
        },
        ServiceConfig.provider,
        ...shared,
        ...store,
      ],
      exports: [ENVIRONMENT_VARIABLES, SERVICE_NAME, LOGGER, ActorVerifier, ServiceConfig.token, ...shared, ...(keepsDocuments ? [Mongo, getConnectionToken()] : [])],
    };
  }
}
