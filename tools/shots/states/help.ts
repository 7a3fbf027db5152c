// What only the articles of the knowledge base show.
import type { State } from '../states';

const openFirst = ({ page }) => page.locator('main a[href^="/app/community/recipe/"]').first().click();

export const helpStates: State[] = [
  {
    name: 'first-week',
    as: 'visitor',
    path: '/onboarding',
    act: async ({ page, press, see }, { onboarding }) => {
      // the page loads the app with the first sign of use
      await page.mouse.move(5, 5);
      await press(onboarding.skipToWeek, 'link');
      await see(onboarding.keepWeek, 'link');
    },
  },
  {
    name: 'community-recipe',
    path: '/app/community',
    act: async (driver) => {
      await openFirst(driver);
      await driver.page.locator('#made-heading').waitFor();
    },
  },
  {
    name: 'community-report',
    path: '/app/community',
    act: async (driver, { posts }) => {
      await openFirst(driver);
      await driver.choose(posts.more, posts.reportRecipe);
      await driver.dialog();
    },
  },
  { name: 'settings-api-tokens', path: '/app/settings#api-tokens', act: ({ see }, { settings }) => see(settings.makeToken) },
];
