import { runInContext, THE_SERVICE } from '../context/call-context';
import { nextTraceparent } from '../context/trace';
import { createLogger } from './logger';

type Line = Record<string, unknown>;

function logged(): { lines: Line[]; logger: ReturnType<typeof createLogger> } {
  const lines: Line[] = [];
  const logger = createLogger('recipes', 'info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { lines, logger };
}

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('the log', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says why something fails, not thousands of times while it does', () => {
    const { lines, logger } = logged();
    for (let at = 0; at < 5_000; at += 1) logger.warn({ err: REFUSED, requestId: String(at) }, 'the store is away');
    expect(lines).toHaveLength(10);
    jest.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toMatchObject({
      level: 'warn',
      cause: 'the store is away · connect ECONNREFUSED',
      more: 4_990,
      withinSeconds: 10,
      msg: 'more lines of the same cause',
    });
    logger.warn({ err: REFUSED }, 'the store is away');
    expect(lines).toHaveLength(12);
  });

  it('counts each cause for itself, so that none hides another', () => {
    const { lines, logger } = logged();
    for (let at = 0; at < 100; at += 1) {
      logger.error({ err: new Error('one fault'), code: 'service.failed' }, 'failed');
      logger.error({ err: new Error('another fault'), code: 'service.failed' }, 'failed');
    }
    expect(lines).toHaveLength(20);
  });

  it('hides nothing that could not be mended behind what could, and no projection behind another', () => {
    const { lines, logger } = logged();
    for (let at = 0; at < 100; at += 1)
      for (const projection of ['photos', 'plans'])
        logger.warn({ projection, id: String(at), isMended: at < 50 }, 'an item of a projection had drifted');
    for (const projection of ['photos', 'plans'])
      for (const isMended of [true, false])
        expect(lines.filter((line) => line['projection'] === projection && line['isMended'] === isMended)).toHaveLength(10);
  });

  it('says how many more there were as nobody’s call, since they were of many', () => {
    const { lines, logger } = logged();
    const context = { requestId: 'the first', traceparent: nextTraceparent(), actor: THE_SERVICE, deadline: Infinity };
    runInContext(context, () => {
      for (let at = 0; at < 20; at += 1) logger.warn({ err: REFUSED }, 'the store is away');
      // a timer runs in the context that it was set in
      jest.advanceTimersByTime(10_000);
    });
    expect(lines[0]).toMatchObject({ requestId: 'the first' });
    expect(lines.at(-1)).toMatchObject({ more: 10 });
    expect(lines.at(-1)).not.toHaveProperty('requestId');
  });

  it('holds back refusals of one source, and writes every other line of what went well', () => {
    const { lines, logger } = logged();
    for (let at = 0; at < 50; at += 1) {
      logger.info({ code: 'request.rate-limited', from: '192.0.2.1' }, 'refused');
      logger.info({ security: 'signed-in' }, 'signed-in');
    }
    expect(lines.filter(({ msg }) => msg === 'refused')).toHaveLength(10);
    expect(lines.filter(({ msg }) => msg === 'signed-in')).toHaveLength(50);
    jest.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toMatchObject({ level: 'info', more: 40 });
  });
});
