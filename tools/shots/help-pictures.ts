// The pictures of the help's articles: each is a screen or a state that is drawn anyway.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inRepository } from '../prepare/repository.mjs';

/** Twice as wide as on a phone, and sharp enough beside the text. */
const WIDTH = 960;
const QUALITY = 72;
const MARGIN = 16;
const TALLEST = 720;

/** Of each picture (`shot:name`), what is drawn for it, and which part of that is shown where it is not what is open, or the page. */
const PICTURES: Record<string, { of: string; part?: string }> = {
  'add-recipe': { of: 'app-recipes-add' },
  'change-password': { of: 'state-settings-password' },
  collections: { of: 'state-collections' },
  contact: { of: 'contact' },
  'cook-mode': { of: 'app-cook-$id', part: 'body' },
  'cook-timers': { of: 'state-cook-timers', part: 'body' },
  'deleted-recipes': { of: 'app-recipes-deleted' },
  'editor-photo': { of: 'state-editor-photos' },
  'export-formats': { of: 'app-recipes-import-export' },
  feed: { of: 'app-community-feed' },
  gallery: { of: 'app-community' },
  'import-files-found': { of: 'state-files-report' },
  'import-url': { of: 'app-recipes-import-url' },
  'list-aisles': { of: 'state-list-aisles' },
  'list-at-home': { of: 'state-list-home' },
  'list-item': { of: 'state-list-item' },
  'list-names': { of: 'state-list-other' },
  'list-share': { of: 'state-list-share' },
  'meal-plan-week': { of: 'app-meal-plan' },
  'offline-line': { of: 'state-offline', part: 'body' },
  'one-clock': { of: 'state-cook-clock', part: 'body' },
  palette: { of: 'state-palette' },
  'paste-lines': { of: 'state-paste-reading' },
  'plan-figures': { of: 'state-plan-settings' },
  'plan-make-list': { of: 'state-plan-lists' },
  'plan-suggestion': { of: 'state-plan-suggested' },
  'plan-swap': { of: 'state-plan-swap' },
  'plan-week-menu': { of: 'state-plan-menu' },
  'plan-who-eats': { of: 'state-plan-slot' },
  plans: { of: 'plans' },
  profile: { of: 'app-profile' },
  'profile-household': { of: 'state-profile-household' },
  publish: { of: 'app-recipes-$id-publish' },
  'recipe-editor': { of: 'app-recipes-new' },
  'recipe-list': { of: 'app-recipes' },
  'recipe-list-filters': { of: 'state-library-filters' },
  'recipe-nutrition': { of: 'app-recipes-$id', part: '.nutri' },
  'recipe-printed': { of: 'state-recipe-print', part: 'body' },
  'recipe-servings': { of: 'app-recipes-$id', part: '.ledger' },
  'search-read-as': { of: 'state-search-hits' },
  'settings-data': { of: 'state-settings-file' },
  'share-dialog': { of: 'state-recipe-share' },
  'share-week': { of: 'state-plan-share' },
  'shopping-list': { of: 'app-shopping-list' },
  tray: { of: 'state-tray' },
  'verify-email': { of: 'auth-verify-email' },
  versions: { of: 'state-versions' },
};

/** Whether an article shows something of what is drawn under this name. */
export const isInHelp = (drawn: string): boolean => Object.values(PICTURES).some(({ of }) => of === drawn);

/** Keeps the pictures that are made from what is drawn, for the articles of a language. */
export async function takeHelpPictures(page: Page, drawn: string, language: string): Promise<void> {
  const folder = inRepository('libs/help/pictures', language);
  mkdirSync(folder, { recursive: true });
  for (const [name, { of, part }] of Object.entries(PICTURES)) {
    if (of !== drawn) continue;
    const picture = await page.screenshot({ clip: await areaOf(page, part), animations: 'disabled' });
    await sharp(picture)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  }
}

/** What is open, or the part, or the page: as much of it as the window shows, with a margin. */
function areaOf(page: Page, part: string | undefined) {
  return page.evaluate(
    ({ part, margin, tallest }) => {
      const open = document.querySelector('dialog[open]') ?? document.querySelector(':popover-open');
      const shown = (part === undefined ? (open ?? document.querySelector('main')) : document.querySelector(part)) ?? document.body;
      if (!open) shown.scrollIntoView({ block: 'start', behavior: 'instant' });
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const box = shown.getBoundingClientRect();
      const top = Math.max(shown.matches('main') ? header : 0, box.top - margin);
      const [left, right] = [Math.max(0, box.left - margin), Math.min(innerWidth, box.right + margin)];
      return { x: left, y: top, width: right - left, height: Math.min(box.bottom + margin, innerHeight, top + tallest) - top };
    },
    { part, margin: MARGIN, tallest: TALLEST },
  );
}
