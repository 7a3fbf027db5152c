import { pagesOf, queryOf } from '@simmer/client';
import type { FeedRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/feed';
import { end } from '@simmer/messages/gallery';
import { EmptyState, Link } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import emptyPlate from '../../../app/plates/empty.svg';
import { recipeAddress } from '../../../recipe/community-address';
import { Face } from '../../../recipe/face';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeTag } from '../../../recipe/time-of';
import { DayLedger, timeOfDay } from './day-ledger';
import { SuggestedCooks } from './suggested-cooks';

const PICTURE_SIZES = '(min-width: 720px) 176px, 96px';

/** The recipes of followed cooks; for whoever follows nobody, cooks to follow. */
export function RecipesPanel() {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /community/feed/recipes', {}));
  const { data: followed } = useQuery(queryOf(client, 'GET /community/followed', {}));
  // the first one who is followed takes away nobody else's button
  const [isChoosing, setChoosing] = useState(false);
  if (followed?.items.length === 0 && !isChoosing) setChoosing(true);
  if (isChoosing) return <SuggestedCooks onDone={() => setChoosing(false)} />;
  const empty = (
    <EmptyState level={3} picture={emptyPlate} title={t.noRecipesTitle}>
      {t.noRecipes}
    </EmptyState>
  );
  return (
    <DayLedger part="recipes" pages={pages} end={end} empty={followed ? empty : null}>
      {(recipe) => <Recipe of={recipe} />}
    </DayLedger>
  );
}

function Recipe({ of: recipe }: { of: FeedRecipe }) {
  const { cook, title, slug, source_url, total_time, created_at, is_new } = recipe;
  const tag = timeTag(total_time);
  return (
    <li className={is_new ? 'it it-rec is-new' : 'it it-rec'}>
      <div className="pic">
        <RecipePicture of={recipe} sizes={PICTURE_SIZES} />
        {tag && <span className="tag">{tag}</span>}
      </div>
      <div>
        <p className="t13 muted who">
          {cook && <Face profile={cook} identity={cook.username} />}
          <span>
            <b className="strong">{cook?.username ?? recipe.author}</b> {t.published({ time: timeOfDay(created_at) })}
            {is_new && <span className="sr">, {t.isNew}</span>}
          </span>
        </p>
        <h3 dir="auto">
          <Link href={source_url ?? recipeAddress(slug)}>{title}</Link>
        </h3>
      </div>
    </li>
  );
}
