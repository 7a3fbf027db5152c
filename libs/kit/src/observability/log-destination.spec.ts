import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogDestination } from './log-destination';
import { createLogger } from './logger';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settled = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the log’s destination', () => {
  it('writes every line, in order', async () => {
    const fd = openSync(join(folder, 'log'), 'w');
    const destination = new LogDestination(fd);
    const lines = Array.from({ length: 500 }, (_, at) => `{"at":${at}}\n`);
    for (const line of lines) destination.write(line);
    await settled(() => readFileSync(join(folder, 'log'), 'utf8') === lines.join(''));
    expect(destination.dropped).toBe(0);
    closeSync(fd);
  });

  it('drops and counts what a full disk does not take, and the process goes on', async () => {
    const full = openSync('/dev/full', 'w');
    const destination = new LogDestination(full);
    const logger = createLogger('recipes', 'info', destination);
    for (let at = 0; at < 3; at += 1) logger.info('a line');
    await settled(() => destination.dropped === 3);
    logger.info('another line');
    await settled(() => destination.dropped === 4);
    destination.flush();
    closeSync(full);
  });

  it('says how many lines are missing once there is room again', async () => {
    const full = openSync('/dev/full', 'w');
    const log = join(folder, 'log');
    const room = openSync(log, 'w');
    const destination = new LogDestination(full);
    destination.write('lost\n');
    await settled(() => destination.dropped === 1);
    Object.assign(destination, { fd: room });
    destination.write('kept\n');
    await settled(() => readFileSync(log, 'utf8').includes('could not be written'));
    expect(readFileSync(log, 'utf8')).toMatch(/^kept\n\{"level":"error","time":"[^"]+","dropped":1,/);
    closeSync(full);
    closeSync(room);
  });

  it('takes no more than a megabyte of lines that wait', () => {
    const full = openSync('/dev/full', 'w');
    const destination = new LogDestination(full);
    for (let at = 0; at < 12; at += 1) destination.write('x'.repeat(100_000));
    expect(destination.dropped).toBeGreaterThanOrEqual(1);
    closeSync(full);
  });

  it('does not hold up the end of a process whose disk is full', () => {
    const full = openSync('/dev/full', 'w');
    const destination = new LogDestination(full);
    destination.write('first\n');
    destination.write('waits\n');
    destination.flush();
    expect(destination.dropped).toBe(1);
    closeSync(full);
  });
});
