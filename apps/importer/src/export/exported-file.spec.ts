import { EXPORT_FORMATS } from '@simmer/contracts';
import { exportName } from './exported-file';

const DAY = new Date('2026-11-21T22:15:00Z');

describe('the name of an exported file', () => {
  it('is plain for the form of ours, and tells the form of every other', () => {
    expect(exportName(DAY, 'simmer', 'zip')).toBe('simmer-recipes-2026-11-21.zip');
    expect(exportName(DAY, 'cooklang', 'zip')).toBe('simmer-recipes-cooklang-2026-11-21.zip');
    expect(exportName(DAY, 'cooklang', 'cook')).toBe('simmer-recipes-cooklang-2026-11-21.cook');
  });

  it('is another for each form, in whatever kind of file it comes', () => {
    expect(new Set(EXPORT_FORMATS.map((format) => exportName(DAY, format, 'zip'))).size).toBe(EXPORT_FORMATS.length);
  });
});
