import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a press opens: it says at once that it needs a connection. */
const ON_PRESS = /Dialog$|^(?:SelectRecipes|ChosenFilters|HandsFree|TwoEdits|OpenShared)$/;

const source = join(__dirname, '..');
const parts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/const (\w+) = lazy\(([^;]*)/g)].map(([, name = '', load = '']) => ({
      name,
      load,
    })),
  );

describe('a part of a screen that is loaded later', () => {
  it('is asked for until it is there, unless a press asks for it', () => {
    expect(parts.length).toBeGreaterThan(15);
    const others = parts.filter(({ load }) => !load.includes('untilLoaded(')).map(({ name }) => name);
    expect(others.filter((name) => !ON_PRESS.test(name))).toEqual([]);
  });
});
