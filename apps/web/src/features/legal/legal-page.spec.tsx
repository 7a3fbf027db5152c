import { expectAccessible } from '../../testing/accessible';
import { openApp, screen, within } from '../../testing/open-app';

describe.each([
  ['/terms', 'Terms', 15],
  ['/privacy', 'Privacy', 11],
])('%s', (address, title, count) => {
  it('lists its sections, and says of each what it comes down to', async () => {
    await openApp(address, { as: null });
    await screen.findByRole('heading', { level: 1, name: title });
    const contents = screen.getByRole('navigation', { name: 'Sections' });
    const sections = screen.getAllByRole('region').filter(({ id }) => id.startsWith('section-'));
    expect(sections).toHaveLength(count);
    for (const section of sections) {
      const heading = within(section).getByRole('heading', { level: 2 }).textContent;
      const links = within(contents).getAllByRole('link', { name: new RegExp(`${heading}$`) });
      expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([`#${section.id}`]));
      expect(within(section).getByText('In short')).toBeTruthy();
    }
    await expectAccessible();
  });
});
