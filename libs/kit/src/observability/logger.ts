import type { LoggerService } from '@nestjs/common';
import pino, { type Logger as PinoLogger } from 'pino';
import { currentContext } from '../context/call-context';
import { traceIdOf } from '../context/trace';

export type Logger = PinoLogger;

/** Structured logs: one JSON object a line, with the request id and trace of the call being served. Secrets are cut out. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['password', 'sessionToken', '*.password', '*.sessionToken', 'headers.cookie'], censor: '[removed]' },
    mixin: () => {
      const context = currentContext();
      return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {};
    },
  });
}

/** Lets Nest write into the structured log; what it says while starting is only of use when debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ nest: rest.at(-1) }, text(message));
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ nest: rest.at(-1) }, text(message));
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace({ nest: rest.at(-1) }, text(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ nest: rest.at(-1) }, text(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    // a lost connection is reported by readiness and heals by itself; nobody has to act on this line
    const isConnectionNews = text(message).startsWith('NatsError');
    this.logger[isConnectionNews ? 'warn' : 'error']({ nest: rest }, text(message));
  }
}

const text = (message: unknown): string => (message instanceof Error ? message.message : String(message));
