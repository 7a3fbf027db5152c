// What a page must stand beyond its usual looks: little room, large text, longer words, another direction, the system's colors, no motion.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Look = (page: Page) => Promise<string[]>;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** How much longer a language's words may be than those of English. */
const LONGER = 0.4;

/** In this order: what a look has changed it takes back, but for the last one. */
export const HARD_LOOKS: Readonly<Record<string, Look>> = {
  'without motion': async (page) => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        // what ticks once a second shows the time and does not move
        .filter((effect) => !effect.getKeyframes().some(({ easing }) => easing.startsWith('steps')))
        .map(({ target }) => target?.className ?? ''),
    );
    return moving.map((name) => `moves: ${String(name)}`);
  },
  'at 320 px': async (page) => overflowAt(page, { width: 320, height: 700 }),
  'zoomed to 200 %': async (page) => overflowAt(page, { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }),
  'in the system’s colors': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze();
    await page.emulateMedia({ forcedColors: 'none' });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  },
  'with text of 200 %': async (page) => {
    await page.setViewportSize(DESKTOP);
    await scaleText(page, 2);
    const found = await overflow(page);
    await scaleText(page, 1);
    return found;
  },
  'from right to left': async (page) => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const found = [...(await overflowAt(page, PHONE)), ...(await overflowAt(page, DESKTOP))];
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    return found;
  },
  'with longer words': async (page) => {
    await lengthenWords(page);
    return [...(await overflowAt(page, PHONE)), ...(await overflowAt(page, DESKTOP))];
  },
};

/** Says by how much a page is wider than the window, and what sticks out of it. */
async function overflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    // the deepest of them is the cause
    const names = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)));
    return {
      by: scrollWidth - clientWidth,
      names: names.slice(0, 3).map((name) => `${name.tagName.toLowerCase()}.${String(name.className)}`),
    };
  });
  return wide ? [`is ${wide.by} px wider than the window: ${wide.names.join(', ')}`] : [];
}

async function overflowAt(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  await page.waitForTimeout(100);
  return overflow(page);
}

/** Sizes of text are pixels, which a browser that enlarges text alone multiplies. */
async function scaleText(page: Page, by: number): Promise<void> {
  await page.evaluate((factor) => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = all.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) };
    });
    for (const [at, element] of all.entries()) {
      const { fontSize = 0, lineHeight = Number.NaN } = sizes[at] ?? {};
      element.style.fontSize = factor === 1 ? '' : `${fontSize * factor}px`;
      element.style.lineHeight = factor === 1 || Number.isNaN(lineHeight) ? '' : `${lineHeight * factor}px`;
    }
  }, by);
}

/** One word becomes a longer one, several become more. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate((share) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      const text = node.textContent?.trim() ?? '';
      if (!/\p{L}{2}/u.test(text) || node.parentElement?.closest('script, style')) continue;
      const extra = Math.ceil(text.length * share);
      node.textContent = text.includes(' ') ? `${node.textContent} ${text.slice(0, extra)}` : `${node.textContent}${text.slice(-extra)}`;
    }
  }, LONGER);
}
