import * as t from '@simmer/messages/unsubscribe';
import { Button, ButtonLink } from '@simmer/ui';
import { useEffect, useRef, useState } from 'react';
import { write } from '../../api/write';
import { usePageTitle } from '../../app/page-title';
import { useForm } from '../../forms/use-form';
import { AuthPage } from './auth-page';
import { useLinkToken } from './link-token';

const SETTINGS = '/app/settings#feed-mail';

/** Where the link in a mail leads by which such mails end. Scanners of mail open links, so opening it alone does nothing. */
export function UnsubscribePage() {
  usePageTitle(t.tabTitle);
  // without one the server says that the link is not whole
  const token = useLinkToken() ?? 'none';
  const [hasEnded, setEnded] = useState(false);
  const form = useForm({
    initial: {},
    send: async () => {
      await write('POST /unsubscribe/:token', { token });
      setEnded(true);
    },
  });
  if (hasEnded) return <Ended />;
  return (
    <AuthPage title={t.title} subtitle={t.text} page="step" table="sage" notice={form.notice}>
      <form className="form-box" onSubmit={form.onSubmit}>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.stop}
        </Button>
        <ButtonLink block href={SETTINGS}>
          {t.settings}
        </ButtonLink>
      </form>
    </AuthPage>
  );
}

function Ended() {
  const page = useRef<HTMLDivElement>(null);
  // the button that had the focus is gone
  useEffect(() => page.current?.focus(), []);
  return (
    <AuthPage title={t.stoppedTitle} subtitle={t.stoppedText} page="step" table="sage">
      <div ref={page} role="status" tabIndex={-1} className="sr">
        {t.stoppedTitle}
      </div>
      <ButtonLink block href={SETTINGS}>
        {t.settings}
      </ButtonLink>
    </AuthPage>
  );
}
