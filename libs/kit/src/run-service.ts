import 'reflect-metadata';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NestMicroservice } from '@nestjs/microservices';
import {
  type JobDefinition,
  jobsOf,
  type Operation,
  operations,
  operationsOf,
  planReconciliation,
  type ServiceName,
} from '@simmer/contracts';
import { Bus } from './bus/bus';
import { handledBy } from './bus/handles';
import { connectionOptions } from './bus/nats-connection';
import { OperationServer, UnchangedErrors } from './bus/operation-server';
import { ConfigError } from './config/config';
import { type EnvironmentVariables, processEnvironment } from './config/environment';
import { ServiceConfig } from './config/service-config';
import { drainConnections } from './connections';
import { ActorVerifier } from './context/signed-actor';
import { httpAdapter } from './http-adapter';
import { jobHandlersOf } from './jobs/job-handlers';
import { Jobs } from './jobs/jobs';
import { KitModule } from './kit.module';
import type { Migration } from './mongo/migrations/migration';
import { createLogger, NestLogger } from './observability/logger';
import { Plans } from './plans/plans.service';
import { HttpProblemFilter } from './problems/http-problem.filter';

const STOP_WITHIN_MS = 10_000;

/** A service's module. The gateway also says how its HTTP server is set up and on which port it listens. */
export interface ServiceModule extends Type {
  /** False for a service without a database of its own. */
  keepsDocuments?: boolean;
  /** What changes the data that it keeps, each done once per cluster before it serves. */
  migrations?: readonly Migration[];
  /** What it answers, unless that is what the contracts say; for specs. */
  operations?: readonly Operation[];
  /** What it does by itself, unless that is what the contracts say; for specs. */
  jobs?: readonly JobDefinition[];
  configureHttp?(app: NestFastifyApplication): Promise<void>;
  httpPort?(app: NestFastifyApplication): number;
}

export interface RunningService {
  name: ServiceName;
  app: NestFastifyApplication;
  stop(): Promise<void>;
}

@Module({})
class ServiceRoot {}

/**
 * Starts one service in this process and returns when it listens. Throws `ConfigError` for settings that are not right,
 * and an `Error` when an operation or a job of the service has no handler or more than one.
 */
export async function bootService(
  name: ServiceName,
  module: ServiceModule,
  variables: EnvironmentVariables = processEnvironment(),
): Promise<RunningService> {
  const config = ServiceConfig.parse(variables);
  const logger = createLogger(name, config.LOG_LEVEL);
  const root: DynamicModule = {
    module: ServiceRoot,
    imports: [
      KitModule.for(name, variables, logger, {
        keepsDocuments: module.keepsDocuments ?? true,
        migrations: module.migrations ?? [],
      }),
      module,
    ],
  };
  const adapter = httpAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new HttpProblemFilter(logger));

  const drained = drainConnections(app.getHttpServer());

  let stopped: Promise<void> | undefined;
  // once: what has been closed would open again to be closed
  const stop = (): Promise<void> => (stopped ??= drained(() => app.close()));
  try {
    const answered = module.operations ?? operationsOf(name);
    const jobs = module.jobs ?? jobsOf(name);
    const serving = {
      namespace: config.NAMESPACE,
      operations: answered,
      verifier: app.get(ActorVerifier),
      planOf: planLookup(name, { operations: answered, jobs }, app),
      isVerified: emailLookup(app.get(Bus)),
      logger,
    };
    const server = new OperationServer(serving, { ...connectionOptions(config, name, 'answers'), queue: name });
    const microservice = app.connectMicroservice(
      { strategy: server },
      { inheritAppConfig: false, deferInitialization: true },
    ) as NestMicroservice;
    // both share one container, whose start-up hooks are the application's to call: once
    microservice.setIsInitHookCalled(true);
    microservice.useGlobalFilters(new UnchangedErrors());
    assertEveryOperationIsHandled(name, answered, app);
    // the truth about a job is a document, so who keeps none has none
    const jobHandlers = (module.keepsDocuments ?? true) ? jobHandlersOf(name, jobs, app) : [];
    await module.configureHttp?.(app);
    await app.init();
    await app.startAllMicroservices();
    app.get(Jobs).start(jobHandlers);
    const port = module.httpPort?.(app) ?? config.HEALTH_PORT;
    if (port !== undefined) await app.listen(port, config.HOST);
    logger.info({ port }, 'started');
  } catch (error) {
    // nothing of a service that could not start stays open
    await stop();
    throw error;
  }
  return { name, app, stop };
}

/** Throws, at start, when an operation requires a plan and the service stores none, or does not reconcile them. */
function planLookup(
  name: ServiceName,
  { operations, jobs }: Required<Pick<ServiceModule, 'operations' | 'jobs'>>,
  app: NestFastifyApplication,
): Plans['get'] {
  const plans = app
    .get(DiscoveryService)
    .getProviders()
    .find(({ instance }) => instance instanceof Plans)?.instance as Plans | undefined;
  const needing = operations.find(({ requires }) => requires.plan)?.subject;
  const reconciling = planReconciliation(name).name;
  if (plans && !jobs.some((job) => job.name === reconciling)) throw new Error(`${name} keeps plans: declare ${reconciling}.`);
  if (needing && !plans) throw new Error(`${needing} requires a plan: import PlansModule in the module of ${name}.`);
  return (accountId) => plans?.get(accountId) ?? Promise.reject(new Error(`${name} keeps no plans.`));
}

/** Asks identity each time, so that a new verification counts at once. */
function emailLookup(bus: Bus): (accountId: string) => Promise<boolean> {
  return async (accountId) => (await bus.call(operations.identity.email.lookUp, { accountId }, { asService: true })).isVerified;
}

function assertEveryOperationIsHandled(name: ServiceName, operations: readonly Operation[], app: NestFastifyApplication): void {
  const declared = operations.map((operation) => operation.subject);
  const controllers = app
    .get(DiscoveryService)
    .getControllers()
    .map(({ instance }) => instance as object);
  const handled = controllers.flatMap((controller) => handledBy(Object.getPrototypeOf(controller) as object));
  const missing = declared.filter((subject) => !handled.includes(subject));
  const extra = handled.filter((subject, at) => !declared.includes(subject) || handled.indexOf(subject) !== at);
  if (missing.length > 0) throw new Error(`${name} has no handler for ${missing.join(', ')}.`);
  if (extra.length > 0) throw new Error(`${name} handles what is not its own, or handles it twice: ${extra.join(', ')}.`);
}

/** The whole of a service's `main.ts`: run until told to stop, then stop in order within ten seconds. */
export function runService(name: ServiceName, module: ServiceModule): void {
  runUntilStopped(() => bootService(name, module));
}

/** Runs what `boot` starts until SIGTERM or SIGINT. A wrong setting ends the process with one readable message. */
export function runUntilStopped(boot: () => Promise<{ stop(): Promise<void> }>): void {
  let running: { stop(): Promise<void> } | undefined;
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await running?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  boot().then(
    (started) => (running = started),
    (error: unknown) => {
      process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`);
      process.exit(1);
    },
  );
}
