import { type ExportForms, leftOutWords } from './left-out-words';

const forms: ExportForms = [
  { format: 'simmer', leavesOut: [] },
  { format: 'mela', leavesOut: ['prep_time', 'cook_time', 'author', 'pictures'] },
  { format: 'csv', leavesOut: ['pictures'] },
];

describe('what a form leaves out', () => {
  it('is a list that names a thing once', () => {
    expect(leftOutWords(forms, 'mela')).toBe('Times, author, photos');
  });

  it('is nothing where everything has its place', () => {
    expect(leftOutWords(forms, 'simmer')).toBe('Nothing');
  });

  it('says which photos where some are kept', () => {
    expect(leftOutWords(forms, 'csv')).toBe('Photos that have no web address');
  });
});
