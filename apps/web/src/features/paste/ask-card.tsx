import type { LineLabel } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';
import { Button, IconCheck, Kbd, Mark, TextButton } from '@simmer/ui';
import { useId, type Ref } from 'react';
import type { Doubt } from './doubt';
import { keyOf } from './line-names';

interface AskCardProps {
  /** The lines that need a look; the one that is asked about comes first. */
  doubts: readonly Doubt[];
  asked: Doubt;
  onAnswer: (line: string, label: LineLabel) => void;
  onOther: (line: string) => void;
  onLater: () => void;
  /** The likeliest answer. */
  ref?: Ref<HTMLButtonElement>;
}

/** One line that Simmer is not sure of, between its neighbors, with the two likeliest answers. Nothing waits for it. */
export function AskCard({ doubts, asked, onAnswer, onOther, onLater, ref }: AskCardProps) {
  const heading = useId();
  const { line, before, after, why, guesses } = asked;
  return (
    <section className="ask" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.whatIsLine}</h2>
        <span className="ask-count" role="status">
          {t.toGo({ count: doubts.length })}
        </span>
        {doubts.length > 1 && <TextButton onClick={onLater}>{t.later}</TextButton>}
      </header>
      <div className="ask-lines">
        <p>{before}</p>
        <p className="ask-line">
          <Mark>{line.text.trim()}</Mark>
        </p>
        <p>{after}</p>
      </div>
      <p className="ask-why">{why}</p>
      <div className="ask-answers">
        {guesses.map((label, i) => (
          <Button key={label} size="sm" ref={i === 0 ? ref : undefined} onClick={() => onAnswer(line.key, label)}>
            {t.answers[label]}
            <span aria-hidden="true">{keyOf(label) && <Kbd>{keyOf(label)?.toUpperCase()}</Kbd>}</span>
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={() => onOther(line.key)}>
          {t.somethingElse}
        </Button>
      </div>
    </section>
  );
}

/** In its place when nothing is left to ask. */
export const AllAnswered = () => (
  <p className="ask-done">
    <IconCheck />
    {t.allAnswered}
  </p>
);
