import * as t from '@simmer/messages/legal';
import { IconChevronDown, TextLink } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import './legal.css';

interface LegalPageProps {
  title: string;
  /** One or two sentences that say the gist. */
  gist: string;
  sections: readonly Section[];
  /** The month in which it was last changed, as read; that of the policies unless said. */
  updated?: string;
}

interface Section {
  title: string;
  /** What it comes down to; the paragraphs are what counts. */
  short: string;
  paragraphs: readonly string[];
}

const idOf = (index: number): string => `section-${index + 1}`;

/** Long text: its sections in view beside it, and beside each what it comes down to. */
export function LegalPage({ title, gist, sections, updated = t.updatedMonth }: LegalPageProps) {
  usePageTitle(title);
  return (
    <article className="legal">
      <header className="legal-head">
        <div>
          <h1 className="h-44">{title}</h1>
          <p className="t20 muted">{gist}</p>
        </div>
        <p className="plabel legal-updated">
          <span className="kick">{t.lastUpdated}</span>
          <b>{updated}</b>
        </p>
      </header>
      <div className="legal-cols">
        <nav className="legal-contents" aria-label={t.contents}>
          {/* two of one: folded where there is little room, open beside the text */}
          <details className="fold">
            <summary>
              {t.sections({ count: sections.length })}
              <IconChevronDown />
            </summary>
            <Contents sections={sections} />
          </details>
          <div className="legal-beside">
            <Contents sections={sections} />
          </div>
        </nav>
        <div>
          {sections.map(({ title: name, short, paragraphs }, index) => (
            <section key={name} className="legal-section" id={idOf(index)} aria-labelledby={`${idOf(index)}-title`}>
              <span className="legal-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className="h-24" id={`${idOf(index)}-title`}>
                  {name}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p className="legal-short">
                <span className="kick">{t.inShort}</span>
                {short}
              </p>
            </section>
          ))}
          <p className="legal-end">
            {t.question} <TextLink href="/contact">{t.writeToUs}</TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}

const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <ol>
    {sections.map(({ title }, index) => (
      <li key={title}>
        <a href={`#${idOf(index)}`}>
          <b>{index + 1}</b>
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ol>
);
