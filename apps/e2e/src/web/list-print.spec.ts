import { getDocumentProxy } from 'unpdf';
import { expect, test } from './simmer';

const OF_MANY_AISLES = [
  '2 leeks',
  '1 l milk',
  '6 eggs',
  '1 loaf of bread',
  '400 g salmon',
  '500 g rice',
  '2 cans of chickpeas',
  '1 tsp cumin',
  '250 g coffee beans',
];
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po'];
/** No foods, so that each is read as it is. */
const OTHERS = SYLLABLES.flatMap((first) => SYLLABLES.map((second) => `zorb${first}${second}`));
const THINGS = [...OF_MANY_AISLES, ...OTHERS];

test(`${THINGS.length} things to get are printed on one sheet`, async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/shopping-list');
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.focus();
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, THINGS.join('\n'));
  await expect(page.getByRole('checkbox')).toHaveCount(THINGS.length);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { items } = await (await paper.getPage(1)).getTextContent();
  expect(items.filter((item) => 'str' in item && /^zorb/i.test(item.str))).toHaveLength(OTHERS.length);
  expect(paper.numPages).toBe(1);
});
