import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/share';
import { IconButton, IconShare } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import { write } from '../../../api/write';

const ShareDialog = lazy(() => import('../../../recipe/share-dialog').then(({ ShareDialog: Loaded }) => ({ default: Loaded })));

export function ShareButton({ recipe }: { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton line label={t.share} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconShare />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareDialog
            kind="recipe"
            about={recipe.id}
            title={recipe.title}
            text={t.shareText}
            make={(id, days) => write('POST /share-links', { id, recipe_id: recipe.id, days })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
