import { usePageTitle } from '../../app/page-title';
import './legal.css';

export interface LegalText {
  title: string;
  /** One or two sentences that say the gist. */
  gist: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

const POLICIES_UPDATED = 'January 2025';

export function LegalPage({ text: { title, gist, sections } }: { text: LegalText }) {
  usePageTitle(title);
  return (
    <article className="legal">
      <h1 className="h-44">{title}</h1>
      <p className="muted t15">Last updated {POLICIES_UPDATED}</p>
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
