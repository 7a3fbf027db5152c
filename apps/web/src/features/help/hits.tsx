import { articlePath, type ArticleHead, isMeant } from '@simmer/help';
import * as t from '@simmer/messages/help';
import { Link, Mark } from '@simmer/ui';
import { Fragment, type ReactNode } from 'react';
import { accentOf } from './accent';

/** A list of articles under its heading, which says how many it found. */
export const Hits = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section aria-labelledby="help-hits">
    <div className="help-hits-head" role="status">
      <h2 className="h-24" id="help-hits">
        {title}
      </h2>
      {note !== undefined && <p className="t15 muted">{note}</p>}
    </div>
    <ul className="help-hits">{children}</ul>
  </section>
);

interface HitProps {
  article: ArticleHead;
  excerpt: string;
  /** Words to mark. */
  meant?: ReadonlySet<string>;
}

export const Hit = ({ article, excerpt, meant }: HitProps) => (
  <li className={accentOf(article.category)}>
    <h3>
      <Link href={articlePath(article)}>
        <Marked text={article.title} meant={meant} />
      </Link>
    </h3>
    <span className="help-cat">{t.categoryNames[article.category]}</span>
    <p className="t15 muted">
      <Marked text={excerpt} meant={meant} />
    </p>
  </li>
);

const Marked = ({ text, meant }: { text: string; meant: ReadonlySet<string> | undefined }): ReactNode => {
  if (!meant) return text;
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 && isMeant(part, meant) ? <Mark>{part}</Mark> : part}</Fragment>);
};
