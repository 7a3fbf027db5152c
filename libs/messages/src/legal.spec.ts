import { sections as germanAccessibility } from './de/accessibility';
import * as germanLegal from './de/legal';
import { sections as germanPrivacy } from './de/privacy';
import { sections as germanTerms } from './de/terms';
import { sections as englishAccessibility } from './en/accessibility';
import * as englishLegal from './en/legal';
import { sections as englishPrivacy } from './en/privacy';
import { sections as englishTerms } from './en/terms';

describe.each([
  {
    terms: englishTerms,
    privacy: englishPrivacy,
    voice: 'The voice skill',
    age: '13 or older',
    law: 'United States and the State of California',
  },
  {
    terms: germanTerms,
    privacy: germanPrivacy,
    voice: 'Der Sprach-Skill',
    age: 'mindestens 13',
    law: 'Vereinigten Staaten und des Bundesstaats Kalifornien',
  },
])('the terms and the privacy page ($voice)', ({ terms, privacy, voice, age, law }) => {
  it('have the fifteen sections of the specification, the voice skill among them', () => {
    expect(terms).toHaveLength(15);
    expect(terms.map(({ title }) => title)).toContain(voice);
  });

  it('name the age limit and the governing law', () => {
    expect(JSON.stringify(terms)).toContain(age);
    expect(JSON.stringify(terms)).toContain(law);
    expect(JSON.stringify(privacy)).toContain('13');
  });

  it('say in every section what it comes down to', () => {
    for (const { short, paragraphs } of [...terms, ...privacy]) {
      expect(short).not.toBe('');
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  it('say how long a message from the contact page is stored', () => {
    expect(JSON.stringify(privacy)).toMatch(/contact page stays for a year|Kontaktseite schreibst, bleibt ein Jahr/);
  });
});

it('the policies were last updated when the specification says', () => {
  expect([englishLegal.updatedMonth, germanLegal.updatedMonth]).toEqual(['January 2025', 'Januar 2025']);
});

it('the statement of accessibility says in each language what is checked, what does not work yet, and how to reach somebody', () => {
  expect(germanAccessibility).toHaveLength(englishAccessibility.length);
  expect(JSON.stringify(englishAccessibility)).toMatch(/axe.*does not work yet.*write to us/s);
  expect(JSON.stringify(germanAccessibility)).toMatch(/axe.*noch nicht geht.*schreib uns/s);
});
