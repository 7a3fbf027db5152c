import type { RecipeSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/collections';
import {
  Button,
  IconFileExport,
  IconFolderPlus,
  IconHeart,
  IconTag,
  IconTrash,
  Meta,
  Tag,
  TextButton,
  TickBox,
  useToast,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeTag } from '../../../recipe/time-of';
import { CARD_SIZES } from '../list/card-sizes';
import { InChunks } from '../../../recipe/in-chunks';
import { collectMany, deleteMany, favoriteMany, tagMany, type Undo } from './change-many';
import { CollectDialog } from './collect-dialog';
import './select.css';
import { TagDialog } from './tag-dialog';

interface SelectRecipesProps {
  recipes: readonly RecipeSummary[];
  factsOf: (recipe: RecipeSummary) => ReactNode[];
  onDone: () => void;
}

/** The list while recipes are chosen, and what can be done with all of them at once. Everything can be undone. */
export function SelectRecipes({ recipes, factsOf, onDone }: SelectRecipesProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'tag' | 'collect'>();
  const last = useRef<number>(undefined);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    document.body.classList.add('is-selecting');
    return () => document.body.classList.remove('is-selecting');
  }, []);
  const chosen = recipes.filter(({ id }) => ids.has(id));
  const count = chosen.length;
  const areFavorites = count > 0 && chosen.every(({ favorite }) => favorite);

  function choose(at: number, isChosen: boolean, isRange: boolean): void {
    const from = isRange && last.current !== undefined ? last.current : at;
    const range = recipes.slice(Math.min(from, at), Math.max(from, at) + 1);
    last.current = at;
    const next = new Set(ids);
    for (const { id } of range) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  }

  async function change(act: () => Promise<Undo>, message: string): Promise<void> {
    setDialog(undefined);
    const undo = await act();
    setIds(new Set());
    toast({ message, action: { label: t.undo, onAction: () => void undo() } });
  }

  const actions = [
    { label: t.tag, icon: <IconTag />, act: () => setDialog('tag') },
    { label: t.collect, icon: <IconFolderPlus />, act: () => setDialog('collect') },
    {
      label: t.favorite,
      icon: <IconHeart />,
      isPressed: areFavorites,
      act: () =>
        void change(
          () => favoriteMany(chosen, !areFavorites),
          areFavorites ? t.recipesNoFavorite({ count }) : t.recipesFavorite({ count }),
        ),
    },
    {
      label: t.exportThem,
      icon: <IconFileExport />,
      act: () => void navigate({ to: '/app/recipes/import-export', state: { exportRecipes: chosen.map(({ id }) => id) } }),
    },
  ];

  return (
    <>
      <div className="selbar">
        <b role="status">{t.selected({ count })}</b>
        <TextButton ref={first} onClick={() => setIds(new Set(recipes.map(({ id }) => id)))}>
          {t.selectAll({ count: recipes.length })}
        </TextButton>
        <span className="muted t15 only-wide">{t.shiftTakes}</span>
        <Button size="sm" className="end" onClick={onDone}>
          {t.done}
        </Button>
      </div>
      <InChunks kind="select" items={recipes}>
        {(chunk, from) => (
          <div className="grid">
            {chunk.map((recipe, index) => (
              <label key={recipe.id} className="pickc">
                <input
                  type="checkbox"
                  checked={ids.has(recipe.id)}
                  onChange={({ target, nativeEvent }) =>
                    choose(from + index, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                  }
                />
                <span className="pic">
                  <RecipePicture of={recipe} sizes={CARD_SIZES} />
                  <TickBox />
                  {timeTag(recipe.total_time) && <Tag>{timeTag(recipe.total_time)}</Tag>}
                </span>
                <span className="ttl">{recipe.title}</span>
                <Meta rating={recipe.rating === null ? undefined : String(recipe.rating)} facts={factsOf(recipe)} />
              </label>
            ))}
          </div>
        )}
      </InChunks>
      <div className="bulk" role="toolbar" aria-label={t.withSelected}>
        <span className="n" aria-hidden="true">
          {count}
        </span>
        {actions.map(({ label, icon, act, isPressed }) => (
          <Button key={label} size="sm" icon={icon} disabled={count === 0} aria-pressed={isPressed} onClick={act}>
            <span>{label}</span>
          </Button>
        ))}
        <span className="rule" aria-hidden="true" />
        <Button
          size="sm"
          icon={<IconTrash />}
          disabled={count === 0}
          onClick={() => void change(() => deleteMany(chosen), t.recipesDeleted({ count }))}
        >
          <span>{t.remove}</span>
        </Button>
      </div>
      {dialog === 'tag' && (
        <TagDialog
          recipes={chosen}
          onClose={() => setDialog(undefined)}
          onTag={(tags) => void change(() => tagMany(chosen, tags), t.recipesTagged({ count }))}
        />
      )}
      {dialog === 'collect' && (
        <CollectDialog
          recipes={chosen}
          onClose={() => setDialog(undefined)}
          onCollect={(into) => void change(() => collectMany(chosen, into), t.recipesPut({ count }))}
        />
      )}
    </>
  );
}
