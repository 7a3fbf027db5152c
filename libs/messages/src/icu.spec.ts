import { messagesIn } from './icu';

const english = messagesIn('en-US');
const german = messagesIn('de-DE');

describe('a message', () => {
  it('takes the plural of its language and writes numbers as that does', () => {
    const inEnglish = english.message('{count, plural, one {# recipe} other {# recipes}}');
    const inGerman = german.message('{count, plural, one {# Rezept} other {# Rezepte}}');
    expect([inEnglish({ count: 1 }), inEnglish({ count: 1200 })]).toEqual(['1 recipe', '1,200 recipes']);
    expect([inGerman({ count: 1 }), inGerman({ count: 1200 })]).toEqual(['1 Rezept', '1.200 Rezepte']);
  });

  it('writes a date as its language does', () => {
    const at = new Date(2026, 4, 9);
    expect(english.message('Added on {at, date, ::yMMMMd}')({ at })).toBe('Added on May 9, 2026');
    expect(german.message('Hinzugefügt am {at, date, ::yMMMMd}')({ at })).toBe('Hinzugefügt am 9. Mai 2026');
  });

  it('writes a time with the hours that its text asks for', () => {
    const at = new Date(2026, 4, 9, 16, 5);
    expect(english.message('At {at, time, ::hmm}')({ at })).toMatch(/^At 4:05\sPM$/);
    expect(german.message('Um {at, time, ::Hmm} Uhr')({ at })).toBe('Um 16:05 Uhr');
  });

  it('gives marked parts to whoever asks, in their order', () => {
    const parts = english.rich('Read the <link>terms</link>, {name}.')({ name: 'Ida', link: (words) => ({ href: '/terms', words }) });
    expect(parts).toEqual(['Read the ', { href: '/terms', words: ['terms'] }, ', Ida.']);
  });

  it('refuses a text that is not ICU when it is used', () => {
    expect(() => english.message('{count, plural, one {x}')({ count: 1 } as never)).toThrow(SyntaxError);
  });
});
