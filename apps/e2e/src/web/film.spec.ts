import { expect, test } from './simmer';

for (const [locale, watch, caption] of [
  ['en', /^Watch, 1:\d\d/, 'Sunday, coffee.'],
  ['de', /^Ansehen, 1:\d\d/, 'Sonntag, Kaffee.'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the front page has the poster of its film, and plays it with captions once that is pressed, not before', async ({ page }) => {
      const asked: string[] = [];
      const problems: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto('/');
      const button = page.getByRole('button', { name: watch });
      await button.scrollIntoViewIfNeeded();
      const poster = page.locator('.video img');
      await expect(poster).toHaveJSProperty('naturalWidth', 1_280);
      expect(asked.filter((path) => path.startsWith('/film/'))).toEqual(['/film/poster.webp']);
      await expect(page.locator('video')).toHaveCount(0);
      const before = await poster.boundingBox();

      // with the first press of a page that the app has not taken over yet
      await button.focus();
      await page.keyboard.press('Enter');
      const player = page.locator('video');
      await expect(player).toBeFocused();
      await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
      const { length, caption: shown } = await player.evaluate((film: HTMLVideoElement) => {
        const [track] = [...film.textTracks].filter(({ mode }) => mode === 'showing');
        return { length: film.duration, caption: (track?.activeCues?.[0] as VTTCue | undefined)?.text };
      });
      expect([length >= 60 && length <= 90, shown?.startsWith(caption)]).toEqual([true, true]);
      const after = await player.boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(4);
      expect(problems).toEqual([]);
    });
  });
