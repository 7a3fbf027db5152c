// A browser that opens screens with hostile texts on them, and tells what they did: dialogs, CSP reports, elements of their making, broken layouts.
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The narrowest screen that is designed for. */
const VIEWPORT = { width: 390, height: 844 };
const SETTLED_MS = 400;

/** What came of one kind of screen. */
export interface ScreenResult {
  opened: number;
  texts: Set<number>;
  wrong: Record<'dialogs' | 'reports' | 'elements' | 'layouts', string[]>;
}

/** Which part of the page asks for itself, and tells what the policy refused. */
declare global {
  interface Window {
    policyReports?: string[];
  }
}

export class HostileScreens {
  readonly results = new Map<string, ScreenResult>();

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** A browser of somebody's, or of a visitor, that watches. */
  async open(cookie?: string): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    if (cookie) await signIn(context, this.url, cookie);
    await context.addInitScript(() => {
      const reports: string[] = [];
      window.policyReports = reports;
      document.addEventListener('securitypolicyviolation', (event) =>
        reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    return context.newPage();
  }

  /** Opens an address of a kind of screen, does what shows more of it, and notes what was wrong with it. */
  async look(kind: string, page: Page, path: string, more: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    const result = this.resultOf(kind);
    const dialogs: string[] = [];
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(path, { waitUntil: 'load' });
    // as the server has drawn it
    await this.inspect(result, page, path);
    await more(page);
    await page.waitForTimeout(SETTLED_MS);
    await this.inspect(result, page, path);
    result.opened += 1;
    for (const message of dialogs) result.wrong.dialogs.push(`${path}: ${message}`);
  }

  /** The HTML of a mail, in a page where nothing is forbidden. */
  async lookAtMail(page: Page, html: string): Promise<void> {
    const result = this.resultOf('mails');
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => {
      result.wrong.dialogs.push(`a mail: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.setContent(html, { waitUntil: 'load' });
    await this.inspect(result, page, 'a mail');
    result.opened += 1;
  }

  private resultOf(kind: string): ScreenResult {
    const known = this.results.get(kind) ?? { opened: 0, texts: new Set(), wrong: { dialogs: [], reports: [], elements: [], layouts: [] } };
    this.results.set(kind, known);
    return known;
  }

  private async inspect({ texts, wrong }: ScreenResult, page: Page, path: string): Promise<void> {
    const { numbers, reports, elements, layouts } = await page.evaluate(inspectPage);
    for (const number of numbers) texts.add(number);
    for (const report of reports) wrong.reports.push(`${path}: ${report}`);
    for (const element of elements) wrong.elements.push(`${path}: ${element}`);
    for (const layout of layouts) wrong.layouts.push(`${path}: ${layout}`);
  }
}

async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  // a session's cookie wants a secure address, which this machine's own counts as
  await context.addCookies([{ name, value, url: url.replace(/^http:/, 'https:'), secure: true, httpOnly: true, sameSite: 'Lax' }]);
}

/** Runs in the page. */
function inspectPage() {
  const name = (element: Element): string => element.outerHTML.slice(0, 120);
  const runs = /^\s*(javascript|vbscript|data:text)/i;
  const made = [
    ...document.querySelectorAll(
      '[data-xss], xss-probe, marquee, object, embed, base, meta[http-equiv="refresh"], iframe, script:not([src]):not([type$="json"])',
    ),
  ];
  const all = [...document.querySelectorAll('*')];
  const withHandlers = all.filter((element) => element.getAttributeNames().some((attribute) => attribute.startsWith('on')));
  const leading = all.filter((element) =>
    ['href', 'src', 'action', 'formaction', 'xlink:href'].some((attribute) => runs.test(element.getAttribute(attribute) ?? '')),
  );
  const unreadable = [...document.querySelectorAll('script[type$="json"]')].filter((script) => {
    try {
      JSON.parse(script.textContent);
      return false;
    } catch {
      return true;
    }
  });
  const layouts: string[] = [];
  const widest = (): string => {
    const right = (element: Element): number => element.getBoundingClientRect().right;
    const far = all.filter((element) => right(element) > width + 1).toSorted((one, other) => right(other) - right(one));
    return far[0] ? name(far.findLast((element) => right(element) === right(far[0] as Element)) as Element) : 'nobody knows why';
  };
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) layouts.push(`scrolls to ${document.documentElement.scrollWidth} px: ${widest()}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() && layouts.length < 3) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || text.textContent?.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let box: Element = parent;
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
    const bounds = box.getBoundingClientRect();
    // what is meant for those who hear it has no size
    if (bounds.width < 2) continue;
    let isClipped = false;
    for (let at: Element | null = box; at && !isClipped; at = at.parentElement) isClipped = getComputedStyle(at).overflowX !== 'visible';
    if (isClipped) continue;
    range.selectNodeContents(text);
    const outside = [...range.getClientRects()].find(
      (rect) => rect.width > 1 && (rect.right > bounds.right + 2 || rect.left < bounds.left - 2),
    );
    if (outside)
      layouts.push(
        `text from ${Math.round(outside.left)} to ${Math.round(outside.right)} px in ${box.tagName}.${box.className} from ${Math.round(bounds.left)} to ${Math.round(bounds.right)} px: ${JSON.stringify(text.textContent?.slice(0, 60))}`,
      );
  }
  const shown = document.body.innerText;
  return {
    numbers: [...shown.matchAll(/(?:alert\(|data-xss=)(\d{1,3})/g)].map(([, number]) => Number(number)),
    reports: window.policyReports?.splice(0) ?? [],
    elements: [...made, ...withHandlers, ...leading, ...unreadable].map(name),
    layouts,
  };
}
