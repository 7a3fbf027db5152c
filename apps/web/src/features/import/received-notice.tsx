import { Banner, IconAlertCircle, IconLink } from '@simmer/ui';
import type { Receiving } from './bookmarklet/use-received-page';

/** Which page the bookmark has sent, before anything is done with it. */
export function ReceivedNotice({ receiving }: { receiving: Receiving }) {
  switch (receiving.state) {
    case 'off':
      return null;
    case 'waiting':
      return (
        <Banner className="received" icon={<IconLink />}>
          The page from the other tab is on its way.
        </Banner>
      );
    case 'missing':
      return (
        <Banner className="received" icon={<IconAlertCircle />}>
          The page itself did not come along: some sites keep their tabs to themselves. Simmer will try the address.
        </Banner>
      );
    case 'arrived':
      return (
        <Banner className="received" tone="yolk" icon={<IconLink />}>
          A page from <b>{receiving.host}</b> is here, {Math.ceil(receiving.page.size / 1024)} kB. Press Import Recipe and Simmer reads it.
        </Banner>
      );
  }
}
