import * as t from '@simmer/messages/search';
import { IconButton, IconClock, IconX, Mark, TextButton } from '@simmer/ui';
import { useRef } from 'react';
import type { RecentSearch } from './recent-searches';

interface BeforeSearchingProps {
  recents: readonly RecentSearch[];
  onSearch: (question: string) => void;
  onForget: (text: string) => void;
  onForgetAll: () => void;
}

/** The page before anything is asked: what was searched for last, and how one may ask. */
export function BeforeSearching({ recents, onSearch, onForget, onForgetAll }: BeforeSearchingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had the focus goes with its line
  const afterwards = (forget: () => void) => () => {
    forget();
    heading.current?.focus();
  };
  return (
    <div className="cols c2">
      <section className="group" aria-labelledby="recent-searches">
        <header>
          <h2 id="recent-searches" ref={heading} tabIndex={-1}>
            {t.recent}
          </h2>
          {recents.length > 0 && (
            <span className="count">
              <TextButton onClick={afterwards(onForgetAll)}>{t.clearAll}</TextButton>
            </span>
          )}
        </header>
        {recents.length === 0 ? (
          <p className="t15 muted note">{t.noRecents}</p>
        ) : (
          <>
            <ul>
              {recents.map(({ text, count }) => (
                <li key={text} className="rec">
                  <IconClock />
                  <button type="button" className="q" onClick={() => onSearch(text)}>
                    {text}
                  </button>
                  <span className="num muted t15">{count}</span>
                  <IconButton label={t.forget({ text })} onClick={afterwards(() => onForget(text))}>
                    <IconX size={16} />
                  </IconButton>
                </li>
              ))}
            </ul>
            <p className="t15 muted note">{t.onlyHere}</p>
          </>
        )}
      </section>
      <aside>
        <section className="plabel">
          <h2 className="h-20">{t.sayIt}</h2>
          <ul className="say">
            {t.examples.map((parts) => (
              <li key={parts[0]}>
                <button type="button" onClick={() => onSearch(parts.join(' '))}>
                  {parts.map((part) => (
                    <span key={part}>
                      <Mark>{part}</Mark>{' '}
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
          <p className="t15 muted">{t.spelling}</p>
        </section>
      </aside>
    </div>
  );
}
