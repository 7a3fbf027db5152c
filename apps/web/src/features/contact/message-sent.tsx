import * as t from '@simmer/messages/contact';
import { ButtonLink } from '@simmer/ui';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../api/session/use-session';
import type { SentMessage } from './contact-form';

/** What became of the message, and when its writer hears of it. The heading takes the focus from the form that is gone. */
export function MessageSent({ of: { number, details } }: { of: SentMessage }) {
  const account = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (details) heading.current?.focus();
  }, [details]);
  return (
    <section className="plabel contact-sent" aria-labelledby="contact-sent">
      <p className="kick">{t.number({ number: String(number) })}</p>
      <h1 className="h-44" id="contact-sent" tabIndex={-1} ref={heading}>
        {t.sent}
      </h1>
      <p className="t17">{t.sentText}</p>
      {details && (
        <dl>
          <div>
            <dt>{t.about}</dt>
            <dd>{t.topics[details.topic]}</dd>
          </div>
          <div>
            <dt>{t.answerTo}</dt>
            <dd>{details.email}</dd>
          </div>
          <div>
            <dt>{t.by}</dt>
            <dd>{t.byDay({ at: new Date(details.answerBy) })}</dd>
          </div>
        </dl>
      )}
      <ButtonLink variant="primary" href={account ? '/app/recipes' : '/'}>
        {account ? t.toRecipes : t.toHome}
      </ButtonLink>
    </section>
  );
}
