import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { IconArrowRight, IconMail } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';
import './development-inbox.css';

/** Where mail can be read that stays on this machine: drawn where no mail server is set, and nowhere else. */
export function DevelopmentInbox() {
  const { data: config } = useQuery({ ...queryOf(client, 'GET /config', {}), staleTime: Infinity });
  if (!config?.mailInbox) return null;
  return (
    <div className="dev-mail">
      <IconMail />
      <p>
        <b>{t.developmentInbox}</b> {t.developmentInboxText}
      </p>
      <a className="link" href={config.mailInbox} target="_blank" rel="noreferrer">
        {t.openInbox}
        <IconArrowRight size={16} />
      </a>
    </div>
  );
}
