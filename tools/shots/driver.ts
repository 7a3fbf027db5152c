// What a cook does on a page, by the words that the page shows.
import type { Page } from '@playwright/test';

/** Whatever value a text has: `like((value) => mealPlan.mealMenu({ title: value }))` is the menu of each dish. */
export const like = (say: (value: string) => string) => new RegExp(`^${escape(say('*')).replaceAll('\\*', '.+')}$`);
/** For a name that goes on with a count or with words that are only read out. */
export const begins = (text: string) => new RegExp(`^${escape(text)}`);
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;
export type Driver = ReturnType<typeof driverOf>;

export function driverOf(page: Page, isNarrow: boolean) {
  const at = (role: Role, name: Name) => page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  const press = (name: Name, role: Role = 'button') => at(role, name).click();
  return {
    page,
    isNarrow,
    press,
    see: (name: Name, role: Role = 'button') => at(role, name).waitFor(),
    choose: async (menu: Name, item: Name) => {
      await press(menu);
      await press(item, 'menuitem');
    },
    tick: (name: Name, role: Role = 'checkbox') => at(role, name).check({ force: true }),
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).first().fill(text),
    key: (name: string) => page.keyboard.press(name),
    /** Of the rows that open in place. */
    open: (row: Name) => page.locator('summary').filter({ hasText: row }).first().click(),
    /** Some are loaded when they are opened. */
    dialog: () => page.getByRole('dialog').waitFor(),
    say: (text: Name) => page.getByText(text).first().waitFor(),
  };
}
