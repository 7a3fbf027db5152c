import { MAX_SUGGESTIONS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/search';
import { Glyph, IconClock, type Suggestion } from '@simmer/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLibrary } from '../../../device/library/use-library';
import { type Answers, searchThread } from '../../../device/library/search/search-thread';
import type { Found } from '../../../device/library/search/use-search';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeTag } from '../../../recipe/time-of';
import { Marked } from './marked';
import type { RecentSearch } from './recent-searches';
import { MarkedTitle } from './why-words';

export interface SearchSuggestion extends Suggestion {
  /** A recipe to open; the others are searched for. */
  recipeId?: string;
}

const MOST_RECENTS = 2;
const MOST_FOODS = 2;

/** What may be meant by what is typed: recipes, ingredients and earlier searches of this device at once, recipes of the server where there is no copy. */
export function useSuggestions(
  typed: string,
  recents: readonly RecentSearch[],
  fromServer: Found | undefined,
): readonly SearchSuggestion[] {
  const library = useLibrary();
  const [told, setTold] = useState<{ typed: string; answer: Answers['suggest'] }>();
  const text = typed.trim();
  useEffect(() => {
    const thread = library && text !== '' ? searchThread() : undefined;
    let isOver = false;
    thread?.ask({ ask: 'suggest', typed: text }).then(
      (answer) => !isOver && setTold({ typed: text, answer }),
      () => undefined, // the results below say what is wrong
    );
    return () => {
      isOver = true;
    };
  }, [library, text]);
  if (text === '') return [];

  const earlier = recentsFor(text, recents);
  const local = told && library ? told.answer : undefined;
  const foods = (local?.foods ?? []).slice(0, MOST_FOODS).map(({ name, count }): SearchSuggestion => ({
    id: `food ${name}`,
    text: name,
    picture: <Glyph name="tins" />,
    end: t.found({ count }),
    group: t.groups.foods,
  }));
  const hits = local ? local.hits.flatMap(({ id, why }) => ({ recipe: library?.list.get(id), why })) : (fromServer?.hits ?? []);
  const recipes = hits.flatMap(({ recipe, why }): SearchSuggestion[] => {
    if (!recipe) return [];
    const other = why.find(({ field }) => field !== 'title');
    const label: ReactNode = <MarkedTitle recipe={recipe} why={why as never} />;
    return [
      {
        id: recipe.id,
        recipeId: recipe.id,
        text: recipe.title,
        label,
        picture: <RecipePicture of={recipe} sizes="36px" thumb />,
        end: other && !why.some(({ field }) => field === 'title') ? <Marked {...other} /> : timeTag(recipe.total_time),
        group: t.groups.recipes,
      },
    ];
  });
  return [...recipes.slice(0, MAX_SUGGESTIONS - foods.length - earlier.length), ...foods, ...earlier];
}

function recentsFor(text: string, recents: readonly RecentSearch[]): SearchSuggestion[] {
  const asked = text.toLowerCase();
  return recents
    .filter((recent) => recent.text.toLowerCase().includes(asked) && recent.text.toLowerCase() !== asked)
    .slice(0, MOST_RECENTS)
    .map((recent) => {
      const from = recent.text.toLowerCase().indexOf(asked);
      return {
        id: `recent ${recent.text}`,
        text: recent.text,
        label: <Marked text={recent.text} marks={[[from, from + asked.length]]} />,
        picture: <IconClock />,
        end: t.recentEnd,
        group: t.groups.recents,
      };
    });
}
