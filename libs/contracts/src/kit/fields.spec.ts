import { ImageAddress, text } from './fields';

describe('a text', () => {
  it('is stored without marks that turn its direction, and with its own words in any script', () => {
    expect(text(40).parse(' \u202eevil\u202c cake \u2067')).toBe('evil cake');
    expect(text(40).parse('مرق العدس')).toBe('مرق العدس');
  });
});

it('the address of a picture leads to no other folder of ours', () => {
  for (const address of ['/media/a/b.webp', '/plates/soup.svg?size=2', 'https://cook.example/soup.jpg'])
    expect(ImageAddress.safeParse(address).success).toBe(true);
  for (const address of ['/media/../api/account', '/media/%2e%2E/x', '/media/.%2e/x', '/elsewhere/x.png', 'javascript:alert(1)'])
    expect(ImageAddress.safeParse(address).success).toBe(false);
});
