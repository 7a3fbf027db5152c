import { recipes } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/tray';
import { Breadcrumb, ButtonLink, EmptyState, IconCheck, PantryLabel, Tag } from '@simmer/ui';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { NextRows, RowsHead, RowsScreen } from '../rows/recipe-lines';
import { MakeRoom } from './make-room';
import { Shelf } from './shelf';
import './tray.css';
import { TrayRow } from './tray-row';
import { useTray } from './use-tray';

/** So many dishes stand on the tray. */
const ON_BOARD = 7;

/** What came in while the shelf was full, and the ways to make room for it. */
export function TrayScreen() {
  usePageTitle(t.title);
  const tray = useTray();
  const { query, waiting } = tray;
  return (
    <div className="tray-screen">
      <Breadcrumb crumbs={[{ label: recipes, href: '/app/recipes' }, { label: t.crumb }]} />
      <RowsScreen query={query} isEmpty={waiting.length === 0} texts={t} empty={<EmptyTray />}>
        <FullTray {...tray} />
      </RowsScreen>
    </div>
  );
}

const EmptyTray = () => (
  <EmptyState
    level={1}
    title={t.emptyTitle}
    picture={emptyPlate}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {t.seeRecipes}
      </ButtonLink>
    }
  >
    {t.empty}
  </EmptyState>
);

function FullTray({ query, waiting, total, limit, owned, moveFirst, takeOff, clear }: ReturnType<typeof useTray>) {
  const isFull = typeof limit === 'number' && owned !== undefined && owned >= limit;
  return (
    <div className="tray-layout">
      <div>
        <h1 className="h-44">{isFull ? t.fullTitle({ count: total }) : t.waitTitle({ count: total })}</h1>
        {owned !== undefined && <p className="t20 tray-lead">{t.lead({ owned })}</p>}
        <div className="tray-scene">
          {typeof limit === 'number' && owned !== undefined && <Shelf taken={owned} places={limit} />}
          <figure className="tray-board">
            <figcaption>
              <Tag tone="yolk">{t.wait({ count: total })}</Tag>
            </figcaption>
            {waiting.slice(0, ON_BOARD).map((recipe) => (
              <RecipePicture key={recipe.id} of={recipe} sizes="100px" thumb />
            ))}
          </figure>
        </div>
        <section className="later" aria-labelledby="next-in-line">
          <RowsHead id="next-in-line" heading={t.next} note={t.noDate} />
          <ol className="recipe-lines">
            {waiting.map((recipe, at) => (
              <TrayRow
                key={recipe.id}
                recipe={recipe}
                number={at + 1}
                onFirst={() => void moveFirst(recipe)}
                onTakeOff={() => void takeOff(recipe)}
              />
            ))}
          </ol>
          <NextRows query={query} />
        </section>
        <p className="tray-keeps">
          <IconCheck />
          <span>{t.keeps}</span>
        </p>
      </div>
      <div className="tray-ways">
        {isFull && <MakeRoom owned={owned} waiting={total} onClear={clear} />}
        <PantryLabel className="longer-shelf" role="region" aria-labelledby="longer-shelf">
          <h2 className="h-24" id="longer-shelf">
            {t.longer}
          </h2>
          <ul>
            {[t.allMoveUp({ count: total }), t.riskFree, t.nothingDeleted].map((change) => (
              <li key={change}>
                <IconCheck />
                <span>{change}</span>
              </li>
            ))}
          </ul>
          <ButtonLink block href="/plans">
            {t.seePremium}
          </ButtonLink>
        </PantryLabel>
      </div>
    </div>
  );
}
