import { usePageTitle } from '../../app/page-title';
import { TextLink } from '@simmer/ui';
import './legal.css';

const ADDRESS = 'hello@simmer.example';

export function ContactPage() {
  usePageTitle('Contact');
  return (
    <div className="legal">
      <h1 className="h-44">Contact</h1>
      <p className="t20">A person reads what you write. We usually answer within 24-48 hours on business days.</p>
      <div className="contact-ways">
        <section>
          <h2 className="h-24">By e-mail</h2>
          <p>
            <TextLink href={`mailto:${ADDRESS}`}>{ADDRESS}</TextLink>
          </p>
          <p className="muted t15">If something did not work, say what you did and what you saw. A picture of the screen helps.</p>
        </section>
        <section>
          <h2 className="h-24">Look it up</h2>
          <p>Many questions have an answer already.</p>
          <TextLink href="/knowledge-base">Go to the help centre</TextLink>
        </section>
      </div>
    </div>
  );
}
