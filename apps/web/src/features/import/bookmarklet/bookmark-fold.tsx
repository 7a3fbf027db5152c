import * as t from '@simmer/messages/import';
import { Banner, Button, Fold, IconLink, useToast } from '@simmer/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { siteOrigin } from '../../../browser/site';
import { bookmarkAddress } from './bookmark-address';

interface BookmarkFoldProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** How to get the bookmark that sends the page one is looking at. */
export function BookmarkFold({ open, onToggle }: BookmarkFoldProps) {
  const [pressed, setPressed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const toast = useToast();

  useEffect(() => {
    // React refuses to write such an address: it is meant to be carried to the bookmarks, never followed here
    link.current?.setAttribute('href', bookmarkAddress(siteOrigin()));
  }, []);

  function explain(event: MouseEvent): void {
    event.preventDefault();
    setPressed(true);
  }

  function copy(): void {
    navigator.clipboard.writeText(bookmarkAddress(siteOrigin())).then(
      () => toast({ message: t.bookmarkCopied }),
      () => toast({ tone: 'error', message: t.copyRefused }),
    );
  }

  return (
    <Fold id="bookmark" icon={<IconLink />} title={t.bookmarkTitle} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <div className="bookmark">
        <p>{t.bookmarkText}</p>
        <p>
          <a ref={link} className="btn bookmark-link" onClick={explain}>
            {t.sendToSimmer}
          </a>
        </p>
        <div aria-live="polite">{pressed && <Banner tone="yolk">{t.bookmarkPressed}</Banner>}</div>
        <h3 className="strong">{t.onComputer}</h3>
        <ol className="tips">
          <li>{t.computer1}</li>
          <li>{t.computer2}</li>
          <li>{t.computer3}</li>
        </ol>
        <h3 className="strong">{t.onPhone}</h3>
        <ol className="tips">
          <li>{t.phone1}</li>
          <li>{t.phone2}</li>
          <li>{t.phone3}</li>
        </ol>
        <Button size="sm" onClick={copy}>
          {t.copyBookmark}
        </Button>
      </div>
    </Fold>
  );
}
