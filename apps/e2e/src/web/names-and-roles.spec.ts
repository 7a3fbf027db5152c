import { readFileSync } from 'node:fs';
import { sectionsOf } from '../../../../tools/names-and-roles/changes';
import { partsOf } from '../../../../tools/names-and-roles/outline';
import { inRepository } from '../../../../tools/prepare/repository.mjs';
import { expect, test } from './simmer';

/** Screens that have the same on them with the demo content and without. */
const SCREENS = [
  '/accessibility',
  '/auth/forgot-password',
  '/auth/login',
  '/auth/register',
  '/contact',
  '/onboarding',
  '/plans',
  '/privacy',
  '/terms',
];

test('what a screen reader can go to is as the list in the docs says', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const list = sectionsOf(readFileSync(inRepository('docs/names-and-roles.md'), 'utf8'));
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'networkidle' });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const main = partsOf(await page.locator('body').ariaSnapshot()).find((part) => part.startsWith('main'));
    const listed = (list.get(`A visitor, ${screen}`) ?? []).join('\n');
    expect(listed, `${screen}: run npm run names-and-roles, and read what it changes in docs/names-and-roles.md`).toContain(main);
  }
});
