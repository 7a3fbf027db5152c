import { queryOf } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/versions';
import { Breadcrumb, Button, ErrorState, IconHistory, Link, Rich, SkeletonLine, Tag, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { usePageTitle } from '../../../app/page-title';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';
import { useRecipe } from '../../../device/library/use-recipe';
import { RecipeProblem } from '../recipe-problem';
import { Changes, type OneChange } from './changes';
import { type Compared, compareRecipes, draftOfVersion, withLineOf } from './compare-recipes';
import './versions.css';

/** What a recipe said before, beside what it says now, and the way back to it. `chosen` is the revision to look at. */
export function VersionsScreen({ id, chosen }: { id: string; chosen: number | undefined }) {
  usePageTitle(t.title);
  const { data: recipe, error, refetch } = useRecipe(id);
  const versions = useQuery(queryOf(client, 'GET /recipes/:id/versions', { id }));
  if (!recipe && error) return <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />;
  if (versions.isError && !versions.data)
    return (
      <ErrorState title={t.didNotOpen} action={<Button onClick={() => void versions.refetch()}>{common.tryAgain}</Button>}>
        {versions.error.message}
      </ErrorState>
    );
  if (!recipe || !versions.data) return <SkeletonLine />;
  const { items, now_with } = versions.data;
  const shown = items.find(({ revision }) => revision === chosen) ?? items[0];
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: recipeTexts.recipes, href: '/app/recipes' },
          { label: recipe.title, href: `/app/recipes/${id}` },
          { label: t.title },
        ]}
      />
      <div className="versions">
        <h1 className="h-44">{t.title}</h1>
        <p className="muted t17">{t.about({ title: recipe.title })}</p>
        {shown ? (
          <div className="lay">
            <nav className="rail" aria-label={t.title}>
              <ol className="vers">
                <li>
                  <span className="ver">
                    <b>{t.at({ at: new Date(recipe.updated_at) })}</b>
                    <With cook={now_with} />
                    <span className="end">
                      <Tag>{t.now}</Tag>
                    </span>
                  </span>
                </li>
                {items.map((version) => (
                  <li key={version.revision}>
                    <Link
                      className="ver"
                      href={`/app/recipes/${id}/versions?v=${version.revision}`}
                      aria-current={version.revision === shown.revision ? 'true' : undefined}
                    >
                      <b>{t.at({ at: new Date(version.saved_at) })}</b>
                      <small>{t.changedAfter({ count: version.changed.length })}</small>
                      <With cook={version.with} />
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
            <Comparison key={shown.revision} recipe={recipe} revision={shown.revision} />
          </div>
        ) : (
          <p>{t.onlyOne}</p>
        )}
      </div>
    </>
  );
}

/** The cook whose offered changes a version has taken up. */
const With = ({ cook }: { cook: { username: string | null } | null }) =>
  cook && <small>{cook.username === null ? t.withChangesOfAnother : t.withChangesOf({ username: cook.username })}</small>;

function Comparison({ recipe, revision }: { recipe: Recipe; revision: number }) {
  const { data: version, error } = useQuery({
    ...queryOf(client, 'GET /recipes/:id/versions/:revision', { id: recipe.id, revision }),
    // a version never changes
    staleTime: Infinity,
  });
  const restore = useRestore(recipe);
  const [isRestoring, setRestoring] = useState(false);
  if (error) return <p role="alert">{error.message}</p>;
  if (!version) return <SkeletonLine />;
  const { revision: _, saved_at, ...then } = version;
  const at = new Date(saved_at);

  async function bringBack(content: Compared, message: string): Promise<void> {
    setRestoring(true);
    await restore(content, message);
    setRestoring(false);
  }

  function backOf(change: OneChange): (() => void) | undefined {
    const now = contentOf(recipe, then);
    const content = 'field' in change ? { ...now, [change.field]: then[change.field] } : withLineOf(then, now, change.list, change.at);
    return content && !isRestoring ? () => void bringBack(content, t.lineIsBack) : undefined;
  }

  return (
    <div>
      <div className="cmp-h">
        <h2 className="h-24">
          {t.at({ at })}
          <small>{t.besideNow}</small>
        </h2>
        <Button
          variant="primary"
          size="sm"
          icon={<IconHistory />}
          busy={isRestoring}
          onClick={() => void bringBack(then, t.isBack({ at }))}
        >
          {t.bringBack}
        </Button>
      </div>
      <p className="keyl">
        <Rich parts={t.key({ then: (words) => <del>{words}</del>, now: (words) => <ins>{words}</ins> })} />
      </p>
      <Changes changes={compareRecipes(then, recipe)} backOf={backOf} />
    </div>
  );
}

/** What was there before stays as a version, and comes back with the undo. */
function useRestore(recipe: Recipe): (content: Compared, message: string) => Promise<void> {
  const toast = useToast();

  const attempt = useAttempt();

  const put = (content: Compared, revision: number): Promise<Recipe> =>
    write('PUT /recipes/:id', { ...draftOfVersion(content, recipe), id: recipe.id, revision }, { timeoutMs: RECIPE_CREATION_TIMEOUT_MS });

  return async function restore(content, message): Promise<void> {
    const before = contentOf(recipe, content);
    await attempt(async () => {
      const saved = await put(content, recipe.revision);
      toast({ message, action: { label: recipeTexts.undo, onAction: () => void attempt(() => put(before, saved.revision)) } });
    });
  };
}

/** Of a recipe as much as a version has. */
const contentOf = (recipe: Recipe, version: Compared): Compared =>
  Object.fromEntries((Object.keys(version) as (keyof Compared)[]).map((field) => [field, recipe[field]])) as unknown as Compared;
