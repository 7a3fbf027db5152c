import * as t from '@simmer/messages/paste';
import { Button, IconCopy, Kbd, Rich } from '@simmer/ui';
import { type ReactNode, useId, useState } from 'react';

interface FromClipboardProps {
  onText: (text: string) => void;
  /** The clipboard cannot be read here: the cook pastes into the field. */
  onRefused: () => void;
}

/** Takes the text out of the clipboard at a press. */
export function FromClipboard({ onText, onRefused }: FromClipboardProps) {
  const [why, setWhy] = useState('');

  async function take(): Promise<void> {
    setWhy('');
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === '') setWhy(t.clipboardEmpty);
      else onText(text);
    } catch (error) {
      // no clipboard on pages without encryption, and people may say no
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setWhy(t.clipboardRefused);
      onRefused();
    }
  }

  return (
    <div className="paste-from">
      <Button variant="primary" icon={<IconCopy />} onClick={() => void take()}>
        {t.fromClipboard}
      </Button>
      <p className="hint">
        <span className="only-keyboard">
          <Rich parts={t.orPress({ key: (words) => <Kbd>{words}</Kbd> })} />
        </span>{' '}
        {t.photoOfCard}
      </p>
      <p role="status" className="paste-from-why">
        {why}
      </p>
    </div>
  );
}

/** What may be pasted, each a working example. */
export function Scraps({ onTry }: { onTry: (text: string) => void }) {
  const heading = useId();
  const { email, chat, card, page } = t.scraps;
  return (
    <section aria-labelledby={heading}>
      <h2 className="h-24 scraps-heading" id={heading}>
        {t.mayBePasted}
      </h2>
      <ul className="scraps">
        <Scrap ground="sage" name={email.name} onTry={() => onTry(email.text)}>
          <div className="scrap-paper">
            <div className="scrap-head">
              <i>{email.fromLabel}</i>
              <span>{email.from}</span>
              <i>{email.aboutLabel}</i>
              <span>{email.about}</span>
            </div>
            {email.shown.map((line, i) => (
              <p key={line}>{i === 1 ? <b>{line}</b> : line}</p>
            ))}
          </div>
        </Scrap>
        <Scrap ground="sky" name={chat.name} onTry={() => onTry(chat.text)}>
          <div className="scrap-chat">
            {chat.shown.map((line, i) => (
              <span key={line} className={i === 0 ? 'is-right' : undefined}>
                {line}
              </span>
            ))}
          </div>
        </Scrap>
        <Scrap ground="brick" name={card.name} onTry={() => onTry(card.text)}>
          <div className="scrap-paper is-card">
            {card.shown.map((line, i) => (
              <p key={line}>{i === 0 ? <b>{line}</b> : line}</p>
            ))}
          </div>
        </Scrap>
        <Scrap ground="butter" name={page.name} onTry={() => onTry(page.text)}>
          <div className="scrap-paper is-page">
            <div className="scrap-address">{page.address}</div>
            <div>
              <p className="scrap-ad">{page.ad}</p>
              {page.shown.map((line, i) => (
                <p key={line}>{i === 0 ? <b>{line}</b> : i === 1 ? <i>{line}</i> : line}</p>
              ))}
            </div>
          </div>
        </Scrap>
      </ul>
    </section>
  );
}

const Scrap = ({ ground, name, onTry, children }: { ground: string; name: string; onTry: () => void; children: ReactNode }) => (
  <li className="scrap">
    <div className={`scrap-table g-${ground}`} aria-hidden="true">
      {children}
    </div>
    <button type="button" onClick={onTry}>
      {name}
      <small>{t.tryThis}</small>
    </button>
  </li>
);
