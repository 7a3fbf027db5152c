// Draws the states of the screens in one size, theme and language.
import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { makeCooks, PEOPLE } from './cooks';
import { driverOf } from './driver';
import { states } from './states';

/** A phone, and not a narrow window. */
export const isPhone = ({ width }: { width: number }) => width < 720;
/** A4 at 96 dots an inch. */
const PAPERS = { portrait: { width: 794, height: 1_123 }, landscape: { width: 1_123, height: 794 } };
/** A press that asks or moves has begun to by then: nothing on the page tells of one that has not. */
const QUIET_MS = 250;
const MOST_MS = 8_000;

/**
 * `newContext` opens a browser of its own, `t` is the catalogue, `isAsked` says which to draw, and `draw` takes the picture of a page. A state that
 * cannot be reached is told to `tell` with the step that failed, and its page is drawn as it is then.
 */
export async function drawStates({ url, environment, viewport, newContext, t, isAsked, draw, tell }) {
  const isNarrow = isPhone(viewport);
  const asked = states.filter(({ name, isForWide }) => isAsked(name) && !(isForWide && isNarrow));
  if (asked.length === 0) return;
  const contexts: Record<string, BrowserContext> = {};
  for (const who of PEOPLE) contexts[who] = await newContext();
  const made = await makeCooks({ url, environment }, contexts);
  for (const { name, as, path, before, act, paper } of asked) {
    const context = contexts[as] as BrowserContext;
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    try {
      if (paper) await page.setViewportSize(PAPERS[paper]);
      await before?.(page);
      await page.goto(url + (typeof path === 'string' ? path : path(made)), { waitUntil: 'networkidle' });
      await act?.(driverOf(page, isNarrow), t, made);
      if (paper) await page.emulateMedia({ media: 'print' });
      await settled(page);
    } catch (error) {
      tell(name, `could not be reached: ${stripVTControlCharacters(error.message).split('\n').slice(0, 4).join(' ')}`);
    }
    await draw(name, page, { isPaper: paper !== undefined });
    await context.setOffline(false);
    await page.close();
  }
  for (const opened of Object.values(contexts)) await opened.close();
}

/** Nothing is asked for any more, and every picture in sight is there. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.waitForFunction(() => {
    const isInSight = (image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && image.checkVisibility() && top < window.innerHeight && left < window.innerWidth;
    };
    // a toast tells its time for eight seconds
    const isShort = (effect) => effect.getComputedTiming().endTime < Infinity && !effect.target?.closest('.toasts');
    const pictures = [...document.images].filter(isInSight);
    const isMoving = document.getAnimations().some(({ playState, effect }) => playState === 'running' && isShort(effect));
    return !isMoving && pictures.every(({ complete }) => complete) && !document.querySelector('[aria-busy=true]');
  });
}
