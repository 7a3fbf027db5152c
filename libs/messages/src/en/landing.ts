/** The front page. */
import { message, rich } from './language';

export const headline = rich('Dinner, <mark>decided.</mark><break></break>And the list<break></break>writes itself.');
export const lead = 'Simmer keeps your recipes, plans the week around your evenings, and turns the plan into one shopping list.';
export const endStress = 'End Dinner Stress Today';
export const seeHow = 'See How It Works';
export const promise = 'No account needed to try it. Your first week is ready in a minute.';
export const thisWeek = 'This week';
export const minutesWord = 'minutes';
export const squash = 'Squash and peanut soup';
export const shakshuka = 'Green shakshuka';
export const linguine = 'Leek linguine';
export const chickpeas = 'Braised chickpeas with lemon';
export const salmon = 'Salmon, dill and cucumber';
export const weekday = message('{at, date, ::EEE}');
export const stepsTitle = 'Three steps, and then you’re just cooking';
export const step1 = 'Bring the recipes you already trust';
export const step1Text =
  'Paste a link, paste the text, or type it from the card in your grandmother’s handwriting. Simmer finds the amounts and the steps.';
export const step2 = 'Drag it to Thursday';
export const step2Text =
  'Or let Simmer suggest the week: quick on busy days, the spinach used up before it wilts, nothing twice. Lock what you like, swap the rest.';
export const step3 = 'Shop once, together';
export const step3Text =
  'One list, sorted the way your store is. Two phones, the same checkmarks, and it works in the aisle with no signal.';
export const pastedNow = 'Pasted just now';
export const butternut = 'butternut squash';
export const peanutButter = 'peanut butter';
export const threeSpoons = '3 tbsp';
export const twoPounds = '2 lb';
export const thursday = 'Thu 19';
export const usesSpinach = 'uses Monday’s spinach';
export const lemons = 'Lemons';
export const spinach = 'Spinach';
export const spinachAmount = '12 oz';
export const chickpeasItem = 'Chickpeas';
export const tins = '2 cans';
export const filmTitle = 'A Sunday with Simmer, in a minute and a half';
export const filmText = 'Ana plans five dinners over coffee, moves one when a friend calls, and walks out of the store with everything.';
export const watch = message('Watch, {length}');
/** Read out in its place. */
export const watchFilm = message('Watch, {length}: a silent film with captions');
export const filmFailed = 'We couldn’t play the film. Check your connection, then press Watch again.';
export const explore = 'Explore Community Recipes';
export const shelfTitle = 'What’s on the shelf';
export const shelfLabel = 'What Simmer does';
export const keeps = 'Keeps';
export const keepsTitle = 'Every recipe, offline';
export const keepsText = 'Open them on a plane, in a cellar, in a tent. Search finds “chikpea lemn”.';
export const plans = 'Plans';
export const plansTitle = 'A week that fits your evenings';
export const plansText = 'Calories and protein add up as you drag. Leftovers are planned, not found.';
export const cooks = 'Cooks';
export const cooksTitle = 'One step, big type';
export const cooksText = 'The screen stays awake. Timers ring by name.';
export const shops = 'Shops';
export const shopsTitle = 'A list that merges itself';
export const shopsText = 'Three recipes want lemons; the list says 3 lemons, and why.';
export const voicesTitle = 'What cooks say';
export const demoKitchen = 'From our demo kitchen';
export const voice1 = 'I stopped opening the fridge at six to see what happens. I know what happens: it’s on the list.';
export const voice2 = 'My mother’s 112 recipe cards, in my pocket, scaled for two.';
export const lastTitle = 'Thursday is closer than you think.';
export const lastText = message('Start free with {limit, number} recipes. Everything you add stays yours.');
export const tryToday = message('Try {product} Today - Cancel Anytime');
export const riskFree = 'Start Risk-Free';
