import { EXPORT_FORMATS } from '@simmer/contracts';
import { exportName } from './exported-file';

const SEVERAL = ['Leek soup', 'Rye rolls'];
const DAY = new Date('2026-11-21T22:15:00Z');

describe('the name of an exported file', () => {
  it('is plain for the form of ours, and tells the form of every other', () => {
    expect(exportName(SEVERAL, DAY, 'simmer', 'zip')).toBe('simmer-recipes-2026-11-21.zip');
    expect(exportName(SEVERAL, DAY, 'cooklang', 'zip')).toBe('simmer-recipes-cooklang-2026-11-21.zip');
    expect(exportName(SEVERAL, DAY, 'cooklang', 'cook')).toBe('simmer-recipes-cooklang-2026-11-21.cook');
  });

  it('is the dish’s where the file holds one recipe, as far as every system takes it', () => {
    expect(exportName(['Leek soup'], DAY, 'cooklang', 'cook')).toBe('Leek soup.cook');
    expect(exportName(['Crème brûlée 1/2: “light”'], DAY, 'simmer', 'zip')).toBe('Crème brûlée 1 2 “light”.zip');
  });

  it('is another for each form, in whatever kind of file it comes', () => {
    expect(new Set(EXPORT_FORMATS.map((format) => exportName(SEVERAL, DAY, format, 'zip'))).size).toBe(EXPORT_FORMATS.length);
  });
});
