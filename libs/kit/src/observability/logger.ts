import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type LoggerOptions, type Logger as PinoLogger } from 'pino';
import { currentContext, runOutsideContext } from '../context/call-context';
import { traceIdOf } from '../context/trace';
import { standardOutput } from './log-destination';
import { RepeatedLines } from './repeated-lines';

export type Logger = PinoLogger;

/** Structured logs: one JSON object a line, with the request id and trace of the call being served. Secrets are cut out. */
export function createLogger(service: string, level: string, destination: DestinationStream = standardOutput): Logger {
  const repeated = new RepeatedLines();
  const settings: LoggerOptions = {
    level,
    hooks: {
      logMethod(line, write, level) {
        const cause = causeOf(line, level);
        const report = (more: number, withinSeconds: number) =>
          runOutsideContext(() => write.call(this, { cause, more, withinSeconds }, 'more lines of the same cause'));
        if (cause === undefined || !repeated.holdBack(cause, report)) write.apply(this, line);
      },
    },
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['password', 'sessionToken', '*.password', '*.sessionToken', 'headers.cookie'], censor: '[removed]' },
    mixin: () => {
      const context = currentContext();
      return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {};
    },
  };
  return pino(settings, destination);
}

const WARN = 40;

interface About {
  code?: string;
  from?: string;
  isMended?: boolean;
  listener?: string;
  projection?: string;
  queue?: string;
  subject?: string;
  err?: Error;
}

/** What an outage or an attacker makes a service say over and over: warnings, errors, and refusals of requests. Undefined for everything else. */
function causeOf([about, message]: readonly unknown[], level: number): string | undefined {
  const { code, from, isMended, listener, projection, queue, subject, err } = (typeof about === 'object' ? (about ?? {}) : {}) as About;
  if (level < WARN && code === undefined) return undefined;
  const text = typeof about === 'string' ? about : message;
  const ending = isMended === undefined ? undefined : isMended ? 'mended' : 'not mended';
  return [text, code, from, listener, projection, ending, queue, subject, err?.message].filter((part) => part !== undefined).join(' · ');
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
    // a lost connection is reported by readiness and heals by itself; no action is needed
    const isConnectionNews = text(message).startsWith('NatsError');
    this.logger[isConnectionNews ? 'warn' : 'error']({ nest: rest }, text(message));
  }
}

const text = (message: unknown): string => (message instanceof Error ? message.message : String(message));
