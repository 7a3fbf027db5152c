import * as t from '@simmer/messages/legal';
import * as heads from '@simmer/messages/page-heads';
import { usePageTitle } from '../../app/page-title';
import { TextLink } from '@simmer/ui';
import './legal.css';

const ADDRESS = 'hello@simmer.example';

export function ContactPage() {
  usePageTitle(heads.contact);
  return (
    <div className="legal">
      <h1 className="h-44">{heads.contact}</h1>
      <p className="t20">{heads.contactGist}</p>
      <div className="contact-ways">
        <section>
          <h2 className="h-24">{t.byEmail}</h2>
          <p>
            <TextLink href={`mailto:${ADDRESS}`}>{ADDRESS}</TextLink>
          </p>
          <p className="muted t15">{t.tellUs}</p>
        </section>
        <section>
          <h2 className="h-24">{t.lookUp}</h2>
          <p>{t.lookUpText}</p>
          <TextLink href="/knowledge-base">{t.toHelp}</TextLink>
        </section>
      </div>
    </div>
  );
}
