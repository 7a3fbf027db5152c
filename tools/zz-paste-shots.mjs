import { chromium } from '@playwright/test';
import { browserPath } from './prepare/browser.mjs';
import { labelledTexts } from './bench/labelled-texts.mjs';
const url='http://127.0.0.1:4466';
const text = labelledTexts('training').find(t=>t.name.startsWith('01-blog')).text;
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
for (const width of [1280,390]) for (const theme of ['light','dark']) {
  const context = await browser.newContext({ viewport: {width, height: width>400?900:844}, colorScheme: theme, reducedMotion: 'reduce', hasTouch: width<400, isMobile: width<400 });
  const page = await context.newPage();
  page.on('pageerror', e=>console.log('ERR', e.message)); page.on('console', m=>m.type()==='error'&&console.log('CON', m.text()));
  await page.route('**/api/news', (r)=>r.abort());
  const r = await page.request.post(`${url}/api/auth/login`, { data: { email:'mara@simmer.example', password:'brass kettle on a windowsill'}, headers: { origin: url } });
  if(!r.ok()) console.log(await r.text());
  await page.goto(url+'/app/recipes/paste', { waitUntil: 'networkidle' });
  await page.screenshot({ path: `/tmp/paste-empty-${width}-${theme}.png` });
  await page.getByLabel('The text').fill(text);
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/paste-full-${width}-${theme}.png`, fullPage: true });
  await page.locator('.pline-button').nth(12).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/paste-menu-${width}-${theme}.png` });
  console.log(width, theme, await page.evaluate(()=>document.documentElement.scrollWidth));
  await context.close();
}
await browser.close();
