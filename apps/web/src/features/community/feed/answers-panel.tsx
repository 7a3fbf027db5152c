import { pagesOf } from '@simmer/client';
import type { FeedAnswer } from '@simmer/contracts';
import * as t from '@simmer/messages/feed';
import { locale } from '@simmer/messages/language';
import { EmptyState, TextLink } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import emptyPlate from '../../../app/plates/empty.svg';
import { recipeAddress } from '../../../recipe/community-address';
import { Face } from '../../../recipe/face';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { DayLedger, timeOfDay } from './day-ledger';

/** What others wrote under the cook's recipes, and in answer to their comments. */
export function AnswersPanel() {
  const pages = useInfiniteQuery(pagesOf(client, 'GET /community/feed/answers', {}));
  const empty = (
    <EmptyState level={3} picture={emptyPlate} title={t.noAnswersTitle}>
      {t.noAnswers}
    </EmptyState>
  );
  return (
    <DayLedger part="answers" pages={pages} end={t.endOfAnswers} empty={empty}>
      {(answer) => <Answer of={answer} />}
    </DayLedger>
  );
}

const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const WORDS = { made: t.made, comment: t.commented, answer: t.answered };

function Answer({ of: { kind, cook, text, image, recipe, created_at, is_new } }: { of: FeedAnswer }) {
  const { title, slug, rating_average: average, rating_count: count } = recipe;
  const quote = text && (
    <p className="q" dir="auto">
      {text}
    </p>
  );
  return (
    <li className={is_new ? 'it it-ans is-new' : 'it it-ans'}>
      <Face profile={cook ?? { picture: { kind: 'letters' } }} identity={cook?.username ?? '?'} />
      <div>
        <p className="t15">
          <b className="strong">{cook?.username ?? t.someone}</b> {WORDS[kind]({ title, time: timeOfDay(created_at) })}
          {is_new && <span className="sr">, {t.isNew}</span>}
        </p>
        {image ? (
          <div className="photo">
            <RecipePicture of={{ image, image_url: null, plate: { url: emptyPlate, ground: 'oat' } }} sizes="84px" thumb />
            {quote}
          </div>
        ) : (
          quote
        )}
        {kind !== 'answer' && average !== null && <p className="t13 muted">{t.rated({ average: oneDigit.format(average), count })}</p>}
        <TextLink href={recipeAddress(slug)}>{kind === 'made' ? t.openRecipe : t.answer}</TextLink>
      </div>
    </li>
  );
}
