import * as t from '@simmer/messages/contact';
import * as heads from '@simmer/messages/page-heads';
import { IconChevronRight, Link, TextLink } from '@simmer/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/page-title';
import { ContactForm, type SentMessage } from './contact-form';
import { MessageSent } from './message-sent';
import './contact.css';

interface ContactPageProps {
  /** Of a message that was sent without a script: the address says it. */
  sentNumber: number | undefined;
}

/** The form, and beside it what is often found without writing. */
export function ContactPage({ sentNumber }: ContactPageProps) {
  usePageTitle(heads.contact);
  const [sent, setSent] = useState<SentMessage | undefined>(sentNumber === undefined ? undefined : { number: sentNumber });
  if (sent) return <MessageSent of={sent} />;
  return (
    <>
      <div className="contact-head">
        <h1 className="h-44">{heads.contact}</h1>
        <p className="t20 muted">{heads.contactLead}</p>
      </div>
      <div className="contact-cols">
        <ContactForm onSent={setSent} />
        <aside className="contact-side" aria-label={t.before}>
          <section className="plabel contact-wait" aria-labelledby="contact-within">
            <h2 className="kick" id="contact-within">
              {t.within}
            </h2>
            <p className="contact-hours">
              {t.hours} <small>{t.hoursUnit}</small>
            </p>
            <p className="t15">{t.onBusinessDays}</p>
            <ul className="contact-days" aria-label={t.businessDays}>
              {t.weekdays.map((day, at) => (
                <li key={day} className={at < 5 ? undefined : 'off'}>
                  <i />
                  {day}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="contact-look-up">
            <h2 className="h-20" id="contact-look-up">
              {t.lookUp}
            </h2>
            <ul className="contact-look">
              {FOUND_OFTEN.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>
                    {label}
                    <IconChevronRight />
                  </Link>
                </li>
              ))}
            </ul>
            <TextLink href="/knowledge-base">{t.toHelp}</TextLink>
          </section>
        </aside>
      </div>
    </>
  );
}

const FOUND_OFTEN = [
  { href: '/knowledge-base/recipes/how-to-add-recipe', label: t.importFailed },
  { href: '/auth/forgot-password', label: t.cannotSignIn },
  { href: '/app/settings#plan', label: t.cancelPlan },
];
