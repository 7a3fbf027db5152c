import { createHash } from 'node:crypto';
import { DAY_MS } from '@simmer/contracts';
import { CLAIMED_DIETS, CUISINES } from '@simmer/contracts/constants';
import { loadStarterRecipes, type StarterRecipe } from '@simmer/starter';
import { v7 as uuidv7 } from 'uuid';
import type { Person, StoryRecipe } from './story-recipe';

export interface GalleryCook {
  person: Person;
  username: string;
  about: string;
  recipes: readonly StoryRecipe[];
  /** Stars from 1 to 5 for recipes of the other cooks, by id. */
  ratings: ReadonlyMap<string, number>;
}

const RECIPES_EACH = 6;
/** English-speaking and German-speaking by turns. */
const COOKS = [
  ['June Abernathy', 'Sunday soups, weekday shortcuts, and a garden that grows too many beans.'],
  ['Greta Halbach', 'Koche für vier, backe für die ganze Straße.'],
  ['Theo Marsh', 'One pan, few dishes, lots of lemon.'],
  ['Jonas Wieland', 'Vom Wochenmarkt auf den Herd, meistens ohne Fleisch.'],
  ['Priya Raman', 'My grandmother’s spice box, my own weeknights.'],
  ['Leyla Demirci', 'Meze, Brot und alles, was man teilen kann.'],
  ['Walt Okonjo', 'Slow stews, fast breakfasts.'],
  ['Konrad Ostertag', 'Knödel, Kraut und Kuchen, wie früher, nur leichter.'],
  ['Nell Sorensen', 'Fish on Fridays, buns on Saturdays.'],
  ['Frieda Moosbauer', 'Familienküche: schnell, bunt, ohne Rest im Topf.'],
] as const;
const FIRST_DAY = Date.UTC(2026, 8, 1);
/** Of the recipes of the others, a cook has rated one in so many. */
const ONE_RATED_IN = 4;
const FEWEST_STARS = 3;

/** Ten cooks who share six recipes of the starter set each, in their own language, and have rated some of each other's. */
export async function galleryCooks(): Promise<GalleryCook[]> {
  const [english, german] = await Promise.all([loadStarterRecipes('en'), loadStarterRecipes('de')]);
  const cooks = COOKS.map(([name, about], at) => {
    const starters = at % 2 === 0 ? english : german;
    // every second recipe of the set, so that there are breakfasts and soups as well as dinners
    const own = Array.from({ length: RECIPES_EACH }, (_, turn) => starters[2 * (at + turn * COOKS.length)]);
    const username = name.toLowerCase().replace(' ', '-');
    return {
      person: personCalled(name),
      username,
      about,
      recipes: own.flatMap((starter, day) => (starter ? [shared(starter, name, day)] : [])),
    };
  });
  return cooks.map((cook) => {
    const others = cooks.filter((other) => other !== cook).flatMap(({ recipes }) => recipes);
    return { ...cook, ratings: new Map(others.flatMap(({ id }) => ratingBy(cook.username, id))) };
  });
}

const shared = ({ id, draft, plan }: StarterRecipe, author: string, day: number): StoryRecipe => ({
  id: fixedId(id, day),
  draft: { ...draft, author },
  isPublished: true,
  terms: { license: 'cc-by-sa', credit_line: author },
  claims: {
    cuisine: CUISINES.find((known) => known === plan.cuisine) ?? null,
    diets: CLAIMED_DIETS.filter((known) => plan.diets.some((diet) => diet === known)),
  },
});

function personCalled(name: string): Person {
  const [first = name] = name.toLowerCase().split(' ');
  return { requestId: fixedId(name, 0), email: `${first}@simmer.example`, password: `${first} stirs the gallery pot`, name };
}

function ratingBy(username: string, recipeId: string): [string, number][] {
  const [chosen = 0, stars = 0] = digest(`${username} ${recipeId}`);
  return chosen % ONE_RATED_IN === 0 ? [[recipeId, FEWEST_STARS + (stars % (6 - FEWEST_STARS))]] : [];
}

/** The same UUIDv7 each time the stories are created. */
const fixedId = (name: string, day: number): string =>
  uuidv7({ msecs: FIRST_DAY + day * DAY_MS, seq: 0, random: digest(name).subarray(0, 16) });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
