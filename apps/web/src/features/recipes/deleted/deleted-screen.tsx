import type { DeletedRecipe } from '@simmer/contracts';
import { RESTORE_WINDOW_DAYS } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/deleted';
import { recentlyDeleted } from '@simmer/messages/recipe-list';
import { Breadcrumb, Button, ButtonLink, Checkbox, EmptyState, IconArrowBackUp } from '@simmer/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import { NextRows, RowsHead, RowsScreen } from '../rows/recipe-lines';
import { A_WEEK, daysLeft, stillGoing } from './days-left';
import { DeletedRow } from './deleted-row';
import './deleted.css';
import { ThirtyDays } from './thirty-days';
import { useDeletedRecipes } from './use-deleted-recipes';

/** What was deleted in the last 30 days, and the way back for one, some or all of it. */
export function DeletedScreen() {
  usePageTitle(recentlyDeleted);
  const deleted = useDeletedRecipes();
  const { query, recipes, back, total } = deleted;
  const areAllBack = total > 0 && back.size >= total;
  return (
    <div className="deleted-screen">
      <Breadcrumb crumbs={[{ label: t.recipes, href: '/app/recipes' }, { label: recentlyDeleted }]} />
      <div className="deleted-head">
        <h1 className="h-44">{recentlyDeleted}</h1>
        {recipes.length > 0 && !areAllBack && <p className="t20">{t.subtitle({ days: RESTORE_WINDOW_DAYS })}</p>}
      </div>
      <RowsScreen
        query={query}
        isEmpty={recipes.length === 0}
        texts={t}
        level={2}
        empty={<Nothing title={t.nothingTitle({ days: RESTORE_WINDOW_DAYS })}>{t.nothing({ days: RESTORE_WINDOW_DAYS })}</Nothing>}
      >
        {areAllBack ? <AllBack count={total} /> : <Ledger {...deleted} />}
      </RowsScreen>
    </div>
  );
}

function Ledger({ query, recipes, back, total, perDay, isRestoring, loadAll, restore }: ReturnType<typeof useDeletedRecipes>) {
  const [now] = useState(Date.now);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pressed, setPressed] = useState<string>();
  const chooseAll = useRef<HTMLInputElement>(null);
  const waiting = recipes.filter(({ id }) => !back.has(id));
  const left = total - back.size;
  const picked = waiting.filter(({ id }) => chosen.has(id));
  const parts = [
    { heading: t.goesThisWeek, id: 'deleted-week', items: recipes.filter((recipe) => daysLeft(recipe, now) <= A_WEEK) },
    { heading: t.later, id: 'deleted-later', items: recipes.filter((recipe) => daysLeft(recipe, now) > A_WEEK) },
  ];
  const backNow = recipes.filter(({ id }) => back.has(id));

  useEffect(() => {
    if (chooseAll.current) chooseAll.current.indeterminate = picked.length > 0 && picked.length < left;
  }, [picked.length, left]);

  const waitingOf = (all: readonly DeletedRecipe[]) => all.filter(({ id }) => !back.has(id));
  async function chooseEach(isChosen: boolean): Promise<void> {
    setChosen(new Set(isChosen ? waitingOf(await loadAll()).map(({ id }) => id) : []));
  }
  function choose(id: string, isChosen: boolean): void {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  }
  async function restoreChosen(): Promise<void> {
    await restore(picked);
    setChosen(new Set());
    chooseAll.current?.focus();
  }
  function restoreOne(recipe: DeletedRecipe): void {
    setPressed(recipe.id);
    choose(recipe.id, false);
    void restore([recipe]);
  }

  return (
    <div className="deleted-layout">
      <div>
        <div className="deleted-bar">
          <Checkbox
            ref={chooseAll}
            label={t.chooseAll({ count: left })}
            checked={left > 0 && picked.length === left}
            onChange={({ target }) => void chooseEach(target.checked)}
          />
          <Button
            size="sm"
            variant={picked.length === 0 ? 'primary' : undefined}
            busy={isRestoring}
            onClick={() => void loadAll().then((all) => restore(waitingOf(all)))}
          >
            <IconArrowBackUp /> {t.restoreAll({ count: left })}
          </Button>
        </div>
        {parts.map(({ heading, id, items }) =>
          items.length === 0 ? null : (
            <section key={id} aria-labelledby={id}>
              <RowsHead id={id} heading={heading} note={common.recipes({ count: items.length })} />
              <ul className="recipe-lines">
                {items.map((recipe) => (
                  <DeletedRow
                    key={recipe.id}
                    recipe={recipe}
                    now={now}
                    isBack={back.has(recipe.id)}
                    isChosen={chosen.has(recipe.id) && !back.has(recipe.id)}
                    takesFocus={pressed === recipe.id}
                    onChoose={(isChosen) => choose(recipe.id, isChosen)}
                    onRestore={() => restoreOne(recipe)}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
        <NextRows query={query} />
        {picked.length > 0 && (
          <div className="deleted-chosen" role="toolbar" aria-label={t.chosenRecipes}>
            <p role="status">{t.chosen({ count: picked.length })}</p>
            <button type="button" className="quiet" onClick={() => void chooseEach(false).then(() => chooseAll.current?.focus())}>
              {t.chooseNone}
            </button>
            <Button size="sm" variant="primary" busy={isRestoring} onClick={() => void restoreChosen()}>
              {t.restoreSome({ count: picked.length })}
            </Button>
          </div>
        )}
      </div>
      <aside aria-label={t.howLong}>
        <ThirtyDays perDay={stillGoing(perDay, backNow, now)} />
      </aside>
    </div>
  );
}

/** The focus goes to the heading: the button that was pressed is gone. */
function AllBack({ count }: { count: number }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      <Nothing title={t.allBackTitle({ count })}>{t.allBack}</Nothing>
    </div>
  );
}

const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState
    title={title}
    picture={emptyPlate}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {t.seeRecipes}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);
