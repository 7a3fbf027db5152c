import { Banner, Button, Fold, IconLink, useToast } from '@simmer/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
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
    link.current?.setAttribute('href', bookmarkAddress(window.location.origin));
  }, []);

  function explain(event: MouseEvent): void {
    event.preventDefault();
    setPressed(true);
  }

  function copy(): void {
    navigator.clipboard.writeText(bookmarkAddress(window.location.origin)).then(
      () => toast({ message: 'The bookmark’s address is copied.' }),
      () => toast({ tone: 'error', message: 'The browser did not allow copying. Allow it for this page, then try again.' }),
    );
  }

  return (
    <Fold id="bookmark" icon={<IconLink />} title="Send a page from your bookmarks" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <div className="bookmark">
        <p>For sites that only let people in: this bookmark hands Simmer the page as you see it. Nothing is imported before you say so.</p>
        <p>
          <a ref={link} className="btn bookmark-link" onClick={explain}>
            Send to Simmer
          </a>
        </p>
        <div aria-live="polite">{pressed && <Banner tone="yolk">This is not for pressing here. On a computer, drag it to your bookmarks bar; on a phone, copy its address as told below.</Banner>}</div>
        <h3 className="strong">On a computer</h3>
        <ol className="tips">
          <li>Show the bookmarks bar, then drag ‘Send to Simmer’ onto it.</li>
          <li>Open the page of a recipe and press the bookmark. Simmer opens beside it.</li>
          <li>Look at which page has come, then press Import Recipe.</li>
        </ol>
        <h3 className="strong">On a phone</h3>
        <ol className="tips">
          <li>Bookmark any page, then come back here and copy the bookmark’s address.</li>
          <li>Edit that bookmark: call it ‘Send to Simmer’ and paste what you copied as its address.</li>
          <li>On the page of a recipe, open your bookmarks and tap it. In Chrome, type its name into the address bar and tap it there.</li>
        </ol>
        <Button size="sm" onClick={copy}>
          Copy the bookmark’s address
        </Button>
      </div>
    </Fold>
  );
}
