import { Fold, IconChevronRight, IconFileImport, IconLink, IconPencil, Link } from '@simmer/ui';
import { useEffect, useRef } from 'react';
import { PageSourceForm } from './page-source-form';

interface OtherWaysProps {
  reason: string;
  /** The address that it is about, where there are several; then these ways were asked for, and take the focus. */
  oneOfSeveral: string | undefined;
  onPage: (page: Blob) => void;
  onBookmark: () => void;
}

/** What works when a page cannot be read by its address. */
export function OtherWays({ reason, oneOfSeveral, onPage, onBookmark }: OtherWaysProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = oneOfSeveral !== undefined;
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);

  return (
    <section className="other-ways" aria-labelledby="other-ways-heading">
      <h2 className="h-24" id="other-ways-heading" tabIndex={-1} ref={heading}>
        Other ways that work
      </h2>
      {isAskedFor && <p className="t15 muted other-ways-for">{oneOfSeveral}</p>}
      <p className="measure">{reason}</p>
      <div className="way-rows">
        <Fold icon={<IconFileImport />} title="Paste the page’s source">
          <PageSourceForm onPage={onPage} />
        </Fold>
        <Link href="/app/recipes/paste" className="way-row">
          <IconPencil />
          Paste the text of the recipe
          <IconChevronRight className="chev" />
        </Link>
        <button type="button" className="way-row" onClick={onBookmark}>
          <IconLink />
          Send the page from your bookmarks
          <IconChevronRight className="chev" />
        </button>
      </div>
    </section>
  );
}
