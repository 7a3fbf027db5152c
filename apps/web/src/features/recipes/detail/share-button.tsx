import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/share';
import { IconButton, IconShare } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';

const ShareDialog = lazy(() => import('./share-dialog').then(({ ShareDialog: Loaded }) => ({ default: Loaded })));

export function ShareButton({ recipe }: { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton line label={t.share} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconShare />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
