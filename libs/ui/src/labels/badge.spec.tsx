import { renderToStaticMarkup } from 'react-dom/server';
import { Badge, badgeText } from './badge';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12345, '99+'],
  ])('writes %d as %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('says what it counts instead of the number where a label is given', () => {
    const html = renderToStaticMarkup(<Badge count={120} label="120 items" />);
    expect(html).toContain('<span aria-hidden="true">99+</span>');
    expect(html).toContain('120 items');
  });
});
