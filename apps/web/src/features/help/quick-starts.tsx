import { QUICK_STARTS, type QuickStart } from '@simmer/help';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help';
import { IconClock, IconLink, Link, Mark, Rich, TickRow, Tray } from '@simmer/ui';
import type { ReactNode } from 'react';
import shakshuka from '../../app/plates/green-shakshuka.svg';

/** Where most begin, each with a working piece of the product as its picture. */
export const QuickStarts = () => (
  <section className="help-sec" aria-labelledby="help-quick">
    <h2 className="h-32" id="help-quick">
      {t.quickStarts}
    </h2>
    <ul className="quicks">
      {QUICK_STARTS.map((path) => (
        <li key={path} className="quick">
          <div className="piece" inert aria-hidden="true">
            {pieces[path]}
          </div>
          <h3>
            <Link href={`/knowledge-base/${path}`}>{articles.find(({ category, slug }) => `${category}/${slug}` === path)?.title}</Link>
          </h3>
          <p className="t15 muted">{t.quickStartTexts[path]}</p>
        </li>
      ))}
    </ul>
  </section>
);

const bold = (words: ReactNode) => <b>{words}</b>;

const pieces: Record<QuickStart, ReactNode> = {
  'recipes/how-to-add-recipe': (
    <>
      <div className="piece-field">
        <IconLink />
        <span>{t.pieces.address}</span>
      </div>
      <div className="piece-line">
        <b>{t.pieces.squashAmount}</b>
        <span>{t.pieces.squash}</span>
      </div>
    </>
  ),
  'meal-planning/add-to-meal-plan': (
    <>
      <div className="cell piece-cell">
        <Tray thumb ground="sky" src={shakshuka} />
        <div>
          <b>{t.pieces.shakshuka}</b>
          <small>
            <IconClock />
            {t.pieces.shakshukaTime}
          </small>
        </div>
      </div>
      <div className="cell cell-drop">{t.pieces.drop}</div>
    </>
  ),
  'shopping-list/shopping-list-features': (
    <div>
      <TickRow name={t.pieces.lemons} quantity={t.pieces.lemonsAmount} defaultChecked />
      <TickRow name={t.pieces.spinach} quantity={t.pieces.spinachAmount} />
    </div>
  ),
  'recipes/cooking-mode': (
    <>
      <div className="piece-step">
        <Mark>{2}</Mark>
        <p>
          <Rich parts={t.pieces.step({ b: bold })} />
        </p>
      </div>
      <div className="piece-timer">
        <span>{t.pieces.chickpeas}</span>
        <b>{'08:24'}</b>
      </div>
    </>
  ),
};
