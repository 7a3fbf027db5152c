import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
const base = 'http://127.0.0.1:4399';
const src = readFileSync('/tmp/weblook/look.mjs', 'utf8');
const problem = (status, code, title, more = {}) => ({ status, contentType: 'application/problem+json', body: JSON.stringify({ type: 'x', title, status, code, ...more }) });
const account = { id: '0195', email: 'mara@example.com', name: 'Mara Okafor', role: 'cook', createdAt: '2026-01-01T00:00:00.000Z' };
const plates = ['miso-mushroom-noodles','brown-butter-plum-tart','roast-cauliflower-with-yogurt','tomato-rigatoni'];
const recipes = plates.map((p, i) => ({ id: `r${i}`, slug: p, title: p, description: '', author: 'Yuki T.', total_time: 30, servings: 4, difficulty: 'easy', tags: [], image_url: null, image: null, plate: { url: `/plates/${p}.svg`, ground: 'sage' }, rating_average: null, save_count: 10, created_at: '' }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const submit = async (p) => { await p.click('button[type=submit]'); await p.waitForTimeout(200); };
const cases = [['/', 0], ['/auth/login', 0, submit], ['/auth/register', 0, submit], ['/contact', 0], ['/terms', 1], ['/account-deleted', 0], ['/app/meal-plan', 1], ['/app/settings', 1], ['/app/community', 1], ['/app/community', 0], ['/app/community?c=empty', 1], ['/app/community?c=fail', 0], ['/app/community?c=hang', 1], ['/app/settings', 1, (p) => p.click('.user-btn')], ['/app/settings', 1, async (p) => { await p.click('.user-btn'); await p.click('text=Change Password'); await p.waitForTimeout(300); }], ['/app/community?c=x', 0, async (p) => { const b = p.locator('[aria-label="Account menu"]'); if (await b.isVisible()) await b.click(); }], ['/app/profile?down', 2]];
let bad = 0;
for (const scheme of ['light', 'dark']) for (const width of [320, 390, 1280]) for (const [path, who, act] of cases) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/plates/*.svg', (r) => r.fulfill({ path: `/work/shared/design/plates/${r.request().url().split('/').pop()}` }));
  await page.route('**/api/**', (r) => { const u = new URL(r.request().url()).pathname; if (u === '/api/account') return who === 2 ? r.abort() : who ? r.fulfill({ json: account }) : r.fulfill(problem(401, 'access.signed-out', 'x'));
    if (u === '/api/community/recipes') return path.includes('empty') ? r.fulfill({ json: { items: [], next: null } }) : path.includes('fail') ? r.fulfill(problem(500, 'service.failed', 'Something went wrong on our side. Please try again.')) : path.includes('hang') ? undefined : r.fulfill({ json: { items: recipes, next: null } });
    if (u === '/api/news') return r.fulfill({ status: 200, contentType: 'text/event-stream', body: 'retry: 60000\n\n' }); return r.fulfill(problem(404, 'request.not-found', 'x')); });
  await page.goto(base + path); await page.waitForTimeout(who === 2 ? 1500 : 600); if (path.includes('fail')) await page.waitForTimeout(3500);
  if (act) await act(page); await page.waitForTimeout(250);
  const sw = await page.evaluate(() => document.documentElement.scrollWidth);
  const small = await page.evaluate(() => [...document.querySelectorAll('a,button,input,summary')].filter((e) => e.checkVisibility() && !e.closest('.skips') && !e.closest('p,label')).map((e) => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width && (b.height < 43.5 || b.width < 43.5)).map(([e, b]) => `${e.tagName}.${e.className} ${e.textContent.slice(0, 20)} ${Math.round(b.width)}x${Math.round(b.height)}`));
  const name = `${scheme} ${width} ${path} ${who}`;
  if (sw > width) console.log('SIDEWAYS', name, sw);
  if (small.length) console.log('SMALL', name, small.slice(0, 4));
  if (width !== 320) { const { violations } = await new AxeBuilder({ page }).analyze(); for (const v of violations) { bad += 1; console.log('AXE', name, v.id, v.nodes.slice(0, 2).map((n) => n.html.slice(0, 120))); } }
  await context.close();
}
console.log('violations', bad);
await browser.close();
