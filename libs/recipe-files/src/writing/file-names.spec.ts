import fc from 'fast-check';
import { FileNames, safeName } from './file-names';

const ALLOWED = /^[^\p{Cc}\p{Cf}<>:"/\\|?*]+$/u;

describe('names of files', () => {
  it('are the titles', () => {
    expect(safeName('Crème brûlée')).toBe('Crème brûlée');
    expect(safeName('麻婆豆腐')).toBe('麻婆豆腐');
  });

  it.each([
    ['Half/half: "best" <ever>?', 'Half half best ever'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\autoexec.bat', 'C autoexec.bat'],
    ['...', 'Recipe'],
    ['.htaccess', 'htaccess'],
    ['--rf', 'rf'],
    ['CON', 'Recipe CON'],
    ['nul.txt', 'Recipe nul.txt'],
    ['Pie.', 'Pie'],
    ['two\nlines\u202e', 'two lines'],
  ])('are safe on every system: %j', (title, name) => {
    expect(safeName(title)).toBe(name);
  });

  it('are safe whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = safeName(title);
        expect(name).toMatch(ALLOWED);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/^\.|\.$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(340);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are numbered when a title comes again, in any capitals', () => {
    const names = new FileNames();
    expect(['Pancakes', 'pancakes', 'Pancakes', 'Pancakes (2)', 'Pancakes'].map((title) => names.unique(title))).toEqual([
      'Pancakes',
      'pancakes (2)',
      'Pancakes (3)',
      'Pancakes (2) (2)',
      'Pancakes (4)',
    ]);
  });
});
