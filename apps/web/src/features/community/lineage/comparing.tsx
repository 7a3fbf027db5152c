import { comparing } from '@simmer/messages/lineage';
import { SkeletonLine } from '@simmer/ui';

/** In place of what changed, while the original is on its way. */
export const Comparing = () => (
  <div className="what-changed" role="status" aria-label={comparing}>
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine />
  </div>
);
