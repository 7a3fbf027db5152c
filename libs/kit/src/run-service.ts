import 'reflect-metadata';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NestMicroservice } from '@nestjs/microservices';
import { operationsOf, type ServiceName } from '@simmer/contracts';
import { handledBy } from './bus/handles';
import { connectionOptions } from './bus/nats-connection';
import { OperationServer, UnchangedErrors } from './bus/operation-server';
import { ConfigError } from './config/config';
import { type EnvironmentVariables, processEnvironment } from './config/environment';
import { ServiceConfig } from './config/service-config';
import { drainConnections } from './connections';
import { ActorVerifier } from './context/signed-actor';
import { httpAdapter } from './http-adapter';
import { KitModule } from './kit.module';
import { createLogger, NestLogger } from './observability/logger';
import { HttpProblemFilter } from './problems/http-problem.filter';

const STOP_WITHIN_MS = 10_000;

/** A service's module. The gateway also says how its HTTP door is set up and on which port it opens. */
export interface ServiceModule extends Type {
  /** False for a service without a database of its own. */
  keepsDocuments?: boolean;
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
 * and an `Error` when an operation of the service has no handler or more than one.
 */
export async function bootService(
  name: ServiceName,
  module: ServiceModule,
  variables: EnvironmentVariables = processEnvironment(),
): Promise<RunningService> {
  const config = ServiceConfig.parse(variables);
  const logger = createLogger(name, config.LOG_LEVEL);
  const root: DynamicModule = { module: ServiceRoot, imports: [KitModule.for(name, variables, logger, { keepsDocuments: module.keepsDocuments ?? true }), module] };
  const adapter = httpAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, { logger: new NestLogger(logger), abortOnError: false, rawBody: true });
  app.useGlobalFilters(new HttpProblemFilter(logger));

  const drained = drainConnections(app.getHttpServer());

  const serving = { namespace: config.NAMESPACE, operations: operationsOf(name), verifier: app.get(ActorVerifier), logger };
  const server = new OperationServer(serving, { ...connectionOptions(config, name, 'answers'), queue: name });
  const microservice = app.connectMicroservice({ strategy: server }, { inheritAppConfig: false, deferInitialization: true }) as NestMicroservice;
  // both share one container, whose start-up hooks are the application's to call: once
  microservice.setIsInitHookCalled(true);
  microservice.useGlobalFilters(new UnchangedErrors());

  const stop = (): Promise<void> => drained(() => app.close());
  try {
    assertEveryOperationIsHandled(name, app);
    await module.configureHttp?.(app);
    await app.init();
    await app.startAllMicroservices();
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

function assertEveryOperationIsHandled(name: ServiceName, app: NestFastifyApplication): void {
  const declared = operationsOf(name).map((operation) => operation.subject);
  const controllers = app.get(DiscoveryService).getControllers().map(({ instance }) => instance as object);
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
