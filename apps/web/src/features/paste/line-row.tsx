import * as t from '@simmer/messages/paste';
import { classNames } from '@simmer/ui';
import { memo } from 'react';
import { LABEL_NAMES } from './line-names';
import { isUnsure, type PastedLine, sureness } from './pasted-lines';

interface LineRowProps {
  line: PastedLine;
  /** The line before it is the same. */
  isAgain: boolean;
  isChosen: boolean;
  /** The one line that Tab reaches. */
  isTabStop: boolean;
}

/** One line of the text, right of the rule, and left of it what it was taken for. A long text has many, so one that says the same is not drawn anew. */
export const LineRow = memo(LineRowAnew, saysTheSame);

function LineRowAnew({ line, isAgain, isChosen, isTabStop }: LineRowProps) {
  const { key, label, isChanged } = line;
  const text = line.text.trim();
  const classes = [`is-${label}`, isAgain && 'is-again', isUnsure(line) && 'is-unsure', isChanged && 'is-mine', isChosen && 'is-chosen'];
  const level = sureness(line);
  const words = isChanged ? t.yourChoice : t.sureness[level];
  return (
    <li className={classNames('pline', ...classes)}>
      <button
        type="button"
        className="pline-label"
        data-line={key}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span>{LABEL_NAMES[label]}</span>
        <span className="sr">{t.labelSaid({ sureness: words, text })}</span>
      </button>
      <span className="pline-text" aria-hidden="true">
        {text}
      </span>
      <span className="sure-bars" aria-hidden="true" title={words}>
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= level ? 'is-on' : undefined} />
        ))}
      </span>
    </li>
  );
}

function saysTheSame(before: LineRowProps, after: LineRowProps): boolean {
  const [one, other] = [before.line, after.line];
  const isSameLine =
    one.text === other.text && one.label === other.label && one.confidence === other.confidence && one.isChanged === other.isChanged;
  return (
    isSameLine &&
    one.key === other.key &&
    before.isAgain === after.isAgain &&
    before.isChosen === after.isChosen &&
    before.isTabStop === after.isTabStop
  );
}

/** A line whose label is still to come. */
export const UnreadRow = ({ text }: { text: string }) => (
  <li className="pline is-unread">
    <span className="pline-label">
      <span className="sr">{t.notReadYet}</span>
    </span>
    <span className="pline-text">{text}</span>
  </li>
);
