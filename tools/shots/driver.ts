// What a cook does on a page, by the words that the page shows.

/** Whatever value a text has: `like((value) => mealPlan.mealMenu({ title: value }))` is the menu of each dish. */
export const like = (say) => new RegExp(`^${escape(say('*')).replaceAll('\\*', '.+')}$`);
/** For a name that goes on with a count or with words that are only read out. */
export const begins = (text) => new RegExp(`^${escape(text)}`);
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function driverOf(page, isNarrow) {
  const at = (role, name) => page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  const press = (name, role = 'button') => at(role, name).click();
  return {
    page,
    isNarrow,
    press,
    see: (name, role = 'button') => at(role, name).waitFor(),
    choose: async (menu, item) => {
      await press(menu);
      await press(item, 'menuitem');
    },
    tick: (name, role = 'checkbox') => at(role, name).check({ force: true }),
    fill: (label, text) => page.getByLabel(label, { exact: true }).first().fill(text),
    key: (name) => page.keyboard.press(name),
    /** Of the rows that open in place. */
    open: (row) => page.locator('summary').filter({ hasText: row }).first().click(),
    /** Some are loaded when they are opened. */
    dialog: () => page.getByRole('dialog').waitFor(),
    say: (text) => page.getByText(text).first().waitFor(),
  };
}
