import type { SearchCondition } from '@simmer/contracts';
import * as t from '@simmer/messages/search';
import { IconBan, IconClock, IconHeart, RemovableChip, TextButton } from '@simmer/ui';
import { partsOf, type QuestionPart } from './question-parts';

interface ReadAsProps {
  question: string;
  conditions: readonly SearchCondition[];
  exact: boolean;
  onChange: (question: string, exact: boolean) => void;
}

const ICONS: Record<QuestionPart['kind'], typeof IconBan | undefined> = {
  words: undefined,
  diet: undefined,
  without: IconBan,
  under: IconClock,
  favorite: IconHeart,
  rated: undefined,
  'not-cooked': undefined,
};

/** How a question was understood, each part to be taken out by itself. */
export function ReadAs({ question, conditions, exact, onChange }: ReadAsProps) {
  if (exact)
    return (
      <div className="read">
        <TextButton onClick={() => onChange(question, false)}>{t.readAgain}</TextButton>
      </div>
    );
  const parts = partsOf(question, conditions);
  if (parts.length === 0) return null;
  const isComputed = parts.some(({ kind }) => kind === 'diet' || kind === 'without');
  return (
    <>
      <div className="read">
        <span className="cap">{t.readAs}</span>
        {parts.map(({ kind, label, rest }) => {
          const PartIcon = ICONS[kind];
          return (
            <RemovableChip key={`${kind} ${label}`} removeLabel={t.remove({ name: label })} onRemove={() => onChange(rest, false)}>
              {PartIcon && <PartIcon size={16} className="lead" />}
              {label}
            </RemovableChip>
          );
        })}
        <TextButton onClick={() => onChange(question, true)}>{t.exactWords}</TextButton>
      </div>
      {isComputed && <p className="t13 muted">{t.computed}</p>}
    </>
  );
}
