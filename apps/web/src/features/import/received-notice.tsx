import * as t from '@simmer/messages/import';
import { Banner, IconAlertCircle, IconLink, Rich } from '@simmer/ui';
import type { Receiving } from './bookmarklet/use-received-page';

/** Which page the bookmark has sent, before anything is done with it. */
export function ReceivedNotice({ receiving }: { receiving: Receiving }) {
  switch (receiving.state) {
    case 'off':
      return null;
    case 'waiting':
      return (
        <Banner className="received" icon={<IconLink />}>
          {t.pageComing}
        </Banner>
      );
    case 'missing':
      return (
        <Banner className="received" icon={<IconAlertCircle />}>
          {t.pageMissing}
        </Banner>
      );
    case 'arrived':
      return (
        <Banner className="received" tone="yolk" icon={<IconLink />}>
          <Rich parts={t.pageHere({ size: Math.ceil(receiving.page.size / 1024), host: () => <b>{receiving.host}</b> })} />
        </Banner>
      );
  }
}
