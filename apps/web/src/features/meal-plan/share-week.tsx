import * as t from '@simmer/messages/share';
import { IconButton, IconShare } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import { write } from '../../data/write';

const ShareDialog = lazy(() => import('../../recipe/share-dialog').then(({ ShareDialog: Loaded }) => ({ default: Loaded })));

/** Shows the week, and what is bought for it, to whoever has a link. */
export function ShareWeek({ first, title }: { first: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton line label={t.shareWeek} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconShare />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareDialog
            kind="week"
            about={first}
            title={title}
            text={t.shareWeekText}
            make={(id, days) => write('POST /week-share-links', { id, first, days })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
