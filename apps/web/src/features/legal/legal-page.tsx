import * as t from '@simmer/messages/legal';
import { usePageTitle } from '../../app/page-title';
import './legal.css';

interface LegalPageProps {
  title: string;
  /** One or two sentences that say the gist. */
  gist: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export function LegalPage({ title, gist, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <article className="legal">
      <h1 className="h-44">{title}</h1>
      <p className="muted t15">{t.lastUpdated({ month: t.updatedMonth })}</p>
      <p className="t20">{gist}</p>
      <ol className="legal-sections">
        {sections.map((section, index) => (
          <li key={section.title}>
            <h2 className="h-24">
              <span className="num muted">{index + 1}</span> {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  );
}
