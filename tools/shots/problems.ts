// What a program can see of a screen that does not look right.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `foreign` are texts of another language; what is in `written`, in small letters, was written by the cook and may be in any; paper is read by nobody's screen reader. */
export async function problemsOf(page: Page, foreign: ReadonlySet<string>, written: string, { isPaper = false } = {}) {
  const { width, texts } = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) found.push(words.currentNode.textContent?.trim() ?? '');
    return { width: document.documentElement.scrollWidth, texts: found };
  });
  // a phone's own window grows with what is too wide
  const overflow = width - (page.viewportSize()?.width ?? width);
  const { violations } = isPaper ? { violations: [] } : await new AxeBuilder({ page }).analyze();
  return [
    ...(overflow > 0 ? [`is ${overflow} px wider than the window`] : []),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`),
    ...texts
      .filter((text) => foreign.has(text) && !isShort(text) && !written.includes(text.toLowerCase()))
      .map((text) => `is not in its language: ${text}`),
  ];
}

/** Of a day, a key or a unit: so short a word may be one in both languages. */
function isShort(text: string): boolean {
  return text.length < 3;
}
