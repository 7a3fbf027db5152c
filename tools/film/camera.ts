// Takes the pictures of the film. Its time is its own: a picture may take as long as it likes, and lasts as long as the film says. The pointer is not
// in the pictures; it is drawn over them when they are encoded.
import type { Locator, Page } from '@playwright/test';

/** Pictures of the film in a second. */
export const PICTURES_PER_SECOND = 15;

/** In pixels of the page. */
interface Place {
  x: number;
  y: number;
}

/** What the film shows for one turn: a picture by its number, and where the pointer is. */
export interface Frame extends Place {
  picture: number;
  isPressed: boolean;
}

const POINTER_SECONDS = 0.6;
const PRESS_SECONDS = 0.2;
const SCROLL_SECONDS = 1;
const KEYS_PER_SECOND = 15;
const DRAG_SECONDS = 1.4;
const MOST_QUIET_MS = 10_000;

export type Camera = ReturnType<typeof cameraOf>;

export function cameraOf(page: Page) {
  const pictures: Buffer[] = [];
  const frames: Frame[] = [];
  let pointer: Place = { x: 640, y: 420 };
  let isPressed = false;

  /** Adds a turn that shows the page as it is, or as it was in the last picture. */
  async function take({ isNew }: { isNew: boolean }): Promise<void> {
    if (isNew || pictures.length === 0) pictures.push(await page.screenshot({ scale: 'device' }));
    frames.push({ picture: pictures.length - 1, ...pointer, isPressed });
  }

  async function hold(seconds: number): Promise<void> {
    for (let turn = 0; turn < turnsIn(seconds); turn += 1) await take({ isNew: turn === 0 });
  }

  async function move(to: Place, seconds = POINTER_SECONDS): Promise<void> {
    const from = pointer;
    for (const share of eased(seconds)) {
      pointer = between(from, to, share);
      await take({ isNew: false });
    }
    await page.mouse.move(to.x, to.y);
  }

  async function pointAt(target: Locator): Promise<void> {
    await move(await middleOf(target));
  }

  return {
    page,
    pictures,
    frames,
    hold,
    pointAt,
    /** Waits until nothing is asked for and nothing moves any more; no time of the film passes. */
    async settle(): Promise<void> {
      await page.waitForFunction(
        () =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
          !document.querySelector('[aria-busy=true]'),
        undefined,
        { timeout: MOST_QUIET_MS },
      );
      await page.waitForTimeout(300);
    },
    /** Shows what moves by itself, at its own speed. */
    async watch(seconds: number): Promise<void> {
      const began = performance.now();
      for (let second = 0; second < seconds; second += 1) {
        await page.waitForTimeout(Math.max(0, began + second * 1_000 - performance.now()));
        await hold(1);
      }
    },
    async press(target: Locator): Promise<void> {
      await target.click({ trial: true });
      await pointAt(target);
      isPressed = true;
      await hold(PRESS_SECONDS);
      await page.mouse.click(pointer.x, pointer.y);
      isPressed = false;
    },
    async type(field: Locator, text: string): Promise<void> {
      for (const key of text) {
        await field.pressSequentially(key);
        for (let turn = 0; turn < PICTURES_PER_SECOND / KEYS_PER_SECOND; turn += 1) await take({ isNew: turn === 0 });
      }
    },
    async scroll(by: number, seconds = SCROLL_SECONDS): Promise<void> {
      const from = await page.evaluate(() => window.scrollY);
      for (const share of eased(seconds)) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + by * share);
        await take({ isNew: true });
      }
    },
    async drag(what: Locator, to: Locator): Promise<void> {
      await pointAt(what);
      const [from, target] = [pointer, await middleOf(to)];
      isPressed = true;
      await page.mouse.down();
      for (const share of eased(DRAG_SECONDS)) {
        pointer = between(from, target, share);
        await page.mouse.move(pointer.x, pointer.y);
        await take({ isNew: true });
      }
      await page.mouse.up();
      isPressed = false;
    },
  };
}

const turnsIn = (seconds: number): number => Math.round(seconds * PICTURES_PER_SECOND);

/** How far a movement is at each of its turns, from above 0 to 1: slow, fast, slow. */
function eased(seconds: number): number[] {
  const turns = turnsIn(seconds);
  return Array.from({ length: turns }, (_, turn) => (1 - Math.cos((Math.PI * (turn + 1)) / turns)) / 2);
}

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

async function middleOf(target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
