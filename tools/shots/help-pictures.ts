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
/** Instead of where the product runs for the pictures. */
const PUBLIC_ADDRESS = 'https://simmer.example';
const TALLEST = 720;

interface HelpPicture {
  /** What is drawn anyway. */
  readonly of: string;
  /** Which part of that is shown, where it is not what is open, or the page. */
  readonly part?: string;
  /** Where on the page it begins, as wide as the page. */
  readonly from?: string;
  readonly isOnPhone?: boolean;
}

/** Of each picture (`shot:name`). */
const PICTURES: Record<string, HelpPicture> = {
  'add-recipe': { of: 'app-recipes-add' },
  'change-password': { of: 'state-settings-password' },
  collections: { of: 'state-collections' },
  contact: { of: 'contact' },
  'community-recipe': { of: 'state-community-recipe' },
  'cook-mode': { of: 'app-cook-$id', part: 'body' },
  'cook-timers': { of: 'state-cook-timers', part: 'body' },
  decisions: { of: 'app-community-decisions' },
  'deleted-recipes': { of: 'state-deleted-chosen' },
  'editor-photo': { of: 'state-editor-photos' },
  'export-formats': { of: 'app-recipes-import-export' },
  feed: { of: 'app-community-feed' },
  'first-week': { of: 'state-first-week' },
  gallery: { of: 'app-community' },
  'import-files-found': { of: 'state-files-report' },
  'import-other-ways': { of: 'state-import-refused' },
  'import-url': { of: 'app-recipes-import-url' },
  'list-aisles': { of: 'state-list-aisles' },
  'list-at-home': { of: 'state-list-home' },
  'list-item': { of: 'state-list-item' },
  'list-names': { of: 'state-list-other' },
  'list-share': { of: 'state-list-share' },
  'made-wall': { of: 'state-community-recipe', from: '#made-heading' },
  'meal-plan-week': { of: 'app-meal-plan' },
  'offline-line': { of: 'state-offline', part: 'body' },
  'one-clock': { of: 'state-cook-clock', part: 'body' },
  palette: { of: 'state-palette' },
  'paste-lines': { of: 'state-paste-reading' },
  'plan-figures': { of: 'state-plan-settings' },
  'plan-leftovers': { of: 'state-plan-dish', part: 'body' },
  'plan-make-list': { of: 'state-plan-lists' },
  'plan-suggestion': { of: 'state-plan-suggested' },
  'plan-swap': { of: 'state-plan-swap' },
  'plan-week-menu': { of: 'state-plan-menu' },
  'plan-who-eats': { of: 'state-plan-slot' },
  plans: { of: 'plans' },
  profile: { of: 'app-profile' },
  'profile-eaters': { of: 'app-profile', from: '#eaters' },
  'profile-household': { of: 'state-profile-household', from: '#household' },
  publish: { of: 'app-recipes-$id_-publish' },
  'recipe-allergens': { of: 'app-recipes-$id', part: '.hints' },
  'recipe-editor': { of: 'app-recipes-new' },
  'recipe-list': { of: 'app-recipes' },
  'recipe-list-filters': { of: 'state-library-filters' },
  'recipe-list-phone': { of: 'app-recipes', part: 'body', isOnPhone: true },
  'recipe-notes': { of: 'app-recipes-$id', from: '#notes-heading' },
  'recipe-nutrition': { of: 'app-recipes-$id', part: '.nutri' },
  'recipe-printed': { of: 'state-recipe-print', part: 'body' },
  'recipe-servings': { of: 'app-recipes-$id', part: '.ledger' },
  'report-dialog': { of: 'state-community-report' },
  'search-read-as': { of: 'state-search-hits' },
  'settings-api-tokens': { of: 'state-settings-api-tokens', from: '#api-tokens' },
  'settings-data': { of: 'state-settings-file', from: '#data' },
  'settings-devices': { of: 'app-settings', from: '#devices' },
  'settings-look': { of: 'app-settings', from: '#look' },
  'settings-notifications': { of: 'app-settings', from: '#notifications' },
  'settings-plan': { of: 'app-settings', from: '#plan' },
  'settings-signing-in': { of: 'app-settings', from: '#signing-in' },
  'settings-voice': { of: 'app-settings', from: '#voice' },
  'share-dialog': { of: 'state-recipe-share' },
  'share-week': { of: 'state-plan-share' },
  'shopping-list': { of: 'app-shopping-list' },
  tray: { of: 'state-tray' },
  'verify-email': { of: 'state-verify-wrong' },
  versions: { of: 'state-versions' },
};

/** Whether an article shows something of what is drawn under this name, on a phone or on a wide screen. */
export const isInHelp = (drawn: string, onPhone: boolean): boolean =>
  Object.values(PICTURES).some(({ of, isOnPhone = false }) => of === drawn && isOnPhone === onPhone);

/** Keeps the pictures that are made from what is drawn, for the articles of a language. */
export async function takeHelpPictures(page: Page, drawn: string, language: string, onPhone: boolean): Promise<void> {
  const folder = inRepository('libs/help/pictures', language);
  mkdirSync(folder, { recursive: true });
  for (const [name, { of, part, from, isOnPhone = false }] of Object.entries(PICTURES)) {
    if (of !== drawn || isOnPhone !== onPhone) continue;
    await page.evaluate(showPublicAddress, PUBLIC_ADDRESS);
    const picture = await page.screenshot({ clip: await areaOf(page, part, from), animations: 'disabled' });
    await sharp(picture)
      .resize({ width: isOnPhone ? WIDTH / 2 : WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  }
}

/** In the page: links that can be copied begin as a reader's would. */
function showPublicAddress(address: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) field.value = field.value.replace(location.origin, address);
}

/** What is open, or the part, or the page from where it begins: as much of it as the window shows, with a margin. */
function areaOf(page: Page, part: string | undefined, from: string | undefined) {
  return page.evaluate(
    ({ part, from, margin, tallest }) => {
      const open = from === undefined && part === undefined ? document.querySelector('dialog[open], :popover-open') : null;
      const named = part ?? from;
      const shown = (named === undefined ? (open ?? document.querySelector('main')) : document.querySelector(named)) ?? document.body;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      if (!open) {
        shown.scrollIntoView({ block: 'start', behavior: 'instant' });
        // what stays at the top lies above what was scrolled there
        if (!shown.contains(document.querySelector('header'))) scrollBy({ top: -header - margin, behavior: 'instant' });
      }
      const around = (from === undefined ? shown : (shown.closest('section, main') ?? shown)).getBoundingClientRect();
      const top = Math.max(0, shown.getBoundingClientRect().top - margin);
      const [left, right] = [Math.max(0, around.left - margin), Math.min(innerWidth, around.right + margin)];
      const bottom = Math.min(around.bottom + margin, innerHeight, top + tallest);
      return { x: left, y: top, width: right - left, height: bottom - top };
    },
    { part, from, margin: MARGIN, tallest: TALLEST },
  );
}
