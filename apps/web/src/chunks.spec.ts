import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LATER } from '../chunks';

describe('the files of the build', () => {
  it.each(LATER)('are made of parts that are there: %s', (path) => {
    expect(existsSync(join(import.meta.dirname, '../../..', path))).toBe(true);
  });
});
