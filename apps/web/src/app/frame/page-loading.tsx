import * as t from '@simmer/messages/frame';
import { Ticks } from '@simmer/ui';
import './startup.css';

/** In a screen's place while its part of the app is on the way; the frame around it stays. */
export const PageLoading = () => (
  <p className="page-loading" role="status">
    <Ticks on={2} of={3} />
    {t.loading}
  </p>
);
