import { text } from './fields';

describe('a text', () => {
  it('is stored without marks that turn its direction, and with its own words in any script', () => {
    expect(text(40).parse(' \u202eevil\u202c cake \u2067')).toBe('evil cake');
    expect(text(40).parse('مرق العدس')).toBe('مرق العدس');
  });
});
