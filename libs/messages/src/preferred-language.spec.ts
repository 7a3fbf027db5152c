import { preferredLanguage } from './preferred-language';

describe('the language for somebody', () => {
  it.each([
    ['de', 'en-US,en;q=0.9', 'de'],
    ['xx', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    [undefined, 'fr-FR,fr;q=0.9,de;q=0.6,en;q=0.3', 'de'],
    [undefined, 'en;q=0.5,de;q=0.9', 'de'],
    [undefined, 'fr', 'en'],
    [undefined, undefined, 'en'],
  ])('who chose %s and whose browser says %s is %s', (chose, accepted, language) => {
    expect(preferredLanguage(chose, accepted)).toBe(language);
  });
});
