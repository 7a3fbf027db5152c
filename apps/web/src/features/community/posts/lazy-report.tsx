import { lazy, Suspense } from 'react';
import type { ReportedContent } from '../../../recipe/report-dialog';

const ReportDialog = lazy(() => import('../../../recipe/report-dialog').then(({ ReportDialog: Loaded }) => ({ default: Loaded })));

/** The report dialog, open: only who reports something loads it. */
export const LazyReport = ({ content, onClose }: { content: ReportedContent; onClose: () => void }) => (
  <Suspense>
    <ReportDialog content={content} open onClose={onClose} />
  </Suspense>
);
