import { openIt, owned } from '@simmer/messages/common';
import { Button, ButtonLink, IconBook2 } from '@simmer/ui';
import type { ReactNode, Ref } from 'react';
import './recipe-notice.css';

interface RecipeNoticeProps {
  /** What there is to say of the recipe. */
  words: string;
  recipe: { id: string; title: string };
  /** What can be done besides opening it. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Something that a cook should know of a recipe in the library, with the way to it. It is read out where it takes the focus or stands in a status. */
export const RecipeNotice = ({ words, recipe, children, ref }: RecipeNoticeProps) => (
  <div className="recipe-notice" tabIndex={-1} ref={ref}>
    <p>
      <IconBook2 />
      <span>
        {words}: <b>{recipe.title}</b>
      </span>
    </p>
    <div className="notice-actions">
      <ButtonLink href={`/app/recipes/${recipe.id}`} size="sm">
        {openIt}
      </ButtonLink>
      {children}
    </div>
  </div>
);

interface DuplicateNoticeProps extends Pick<RecipeNoticeProps, 'recipe' | 'ref'> {
  /** What the button says that takes the recipe all the same. */
  anyway: string;
  onAnyway: () => void;
}

/** Nothing went wrong: the recipe is there already, and the cook decides. */
export const DuplicateNotice = ({ anyway, onAnyway, ...notice }: DuplicateNoticeProps) => (
  <RecipeNotice {...notice} words={owned}>
    <Button size="sm" onClick={onAnyway}>
      {anyway}
    </Button>
  </RecipeNotice>
);
