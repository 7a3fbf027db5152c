import type { HouseholdRecipe } from '@simmer/contracts';
import { fromHousehold } from '@simmer/messages/household-recipes';
import { SearchHit } from '@simmer/ui';
import { CookMark } from '../../../recipe/cook-mark';
import { useHouseholdRecipes } from '../../../recipe/household-recipes';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf } from '../../../recipe/time-of';

const MOST_SHOWN = 20;

/** What others of the household cook that has every word in its title, its tags or its ingredients; below the cook's own. */
export default function HouseholdHits({ question }: { question: string }) {
  const found = hitsFor(question, useHouseholdRecipes());
  if (found.length === 0) return null;
  return (
    <section className="group" aria-labelledby="household-hits">
      <header>
        <h2 id="household-hits">{fromHousehold}</h2>
        <span className="count muted t15">{found.length}</span>
      </header>
      <ul>
        {found.slice(0, MOST_SHOWN).map((recipe) => (
          <SearchHit
            key={recipe.id}
            title={recipe.title}
            href={`/app/household-recipes/${recipe.id}`}
            time={recipe.total_time > 0 ? timeOf(recipe.total_time) : undefined}
            picture={<RecipePicture of={recipe} sizes="64px" />}
            why={[]}
            end={<CookMark cook={recipe.cook} />}
          />
        ))}
      </ul>
    </section>
  );
}

function hitsFor(question: string, recipes: readonly HouseholdRecipe[]): HouseholdRecipe[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: HouseholdRecipe): boolean => words.every((word) => folded(title).includes(word));
  const anywhere = ({ title, tags, ingredients }: HouseholdRecipe): boolean => {
    const said = folded([title, ...tags, ...ingredients.map(({ text }) => text)].join(' '));
    return words.every((word) => said.includes(word));
  };
  return recipes.filter(anywhere).sort((one, other) => Number(inTitle(other)) - Number(inTitle(one)));
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
