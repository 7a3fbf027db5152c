import * as t from '@simmer/messages/import';
import { Fold, IconChevronRight, IconClipboardText, IconFileImport, IconLink, Link } from '@simmer/ui';
import type { OtherWays as Ways } from './failure-ways';
import type { QueuedImport } from './import-queue';
import { PageSourceForm } from './page-source-form';

interface OtherWaysProps extends Ways {
  /** The import that failed. */
  of: QueuedImport;
  /** Where there are several: the address is named. */
  isAskedFor: boolean;
  onPage: (page: Blob) => void;
  onBookmark: () => void;
}

/** Of its heading, for whoever has asked for these ways. */
export const OTHER_WAYS_ID = 'other-ways-heading';

/** What works when a page cannot be read by its address. */
export function OtherWays({ reason, ways, of: { url, page, record }, isAskedFor, onPage, onBookmark }: OtherWaysProps) {
  return (
    <section className="other-ways" aria-labelledby={OTHER_WAYS_ID}>
      <h2 className="h-24" id={OTHER_WAYS_ID} tabIndex={-1}>
        {t.otherWays}
      </h2>
      {isAskedFor && <p className="t15 muted other-ways-for">{url}</p>}
      <p className="measure">{reason}</p>
      <div className="way-rows">
        {ways.includes('file') && (
          <Link href="/app/recipes/import-export" className="way-row">
            <IconFileImport />
            {t.bringFile}
            <IconChevronRight className="chev" />
          </Link>
        )}
        {ways.includes('source') && (
          <Fold icon={<IconFileImport />} title={t.pasteSource} open={page !== undefined && !record}>
            <PageSourceForm sent={page} onPage={onPage} />
          </Fold>
        )}
        {ways.includes('text') && (
          <Link href="/app/recipes/paste" className="way-row">
            <IconClipboardText />
            {t.pasteText}
            <IconChevronRight className="chev" />
          </Link>
        )}
        {ways.includes('bookmark') && (
          <button type="button" className="way-row" onClick={onBookmark}>
            <IconLink />
            {t.sendPage}
            <IconChevronRight className="chev" />
          </button>
        )}
      </div>
    </section>
  );
}
