import { Button, ButtonLink, IconBook2 } from '@simmer/ui';
import type { Ref } from 'react';
import type { Import } from './import-queue';

interface DuplicateNoticeProps {
  recipe: NonNullable<Import['duplicateOf']>;
  onImport: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Nothing went wrong: the recipe is there already, and the cook decides. */
export const DuplicateNotice = ({ recipe, onImport, ref }: DuplicateNoticeProps) => (
  <div className="import-notice duplicate-notice" role="status" tabIndex={-1} ref={ref}>
    <p>
      <IconBook2 />
      <span>
        You have this recipe already: <b>{recipe.title}</b>
      </span>
    </p>
    <div className="notice-actions">
      <ButtonLink href={`/app/recipes/${recipe.id}`} size="sm">
        Open it
      </ButtonLink>
      <Button size="sm" onClick={onImport}>
        Import anyway
      </Button>
    </div>
  </div>
);
