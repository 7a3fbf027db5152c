import * as t from '@simmer/messages/share';
import { lazy, Suspense } from 'react';
import { write } from '../../api/write';

const ShareDialog = lazy(() => import('../../recipe/share-dialog').then(({ ShareDialog: Loaded }) => ({ default: Loaded })));

/** Shows the week, and what is bought for it, to whoever has a link. */
export const ShareWeek = ({ first, title, onClose }: { first: string; title: string; onClose: () => void }) => (
  <Suspense>
    <ShareDialog
      kind="week"
      about={first}
      title={title}
      text={t.shareWeekText}
      make={(id, days) => write('POST /week-share-links', { id, first, days })}
      onClose={onClose}
    />
  </Suspense>
);
