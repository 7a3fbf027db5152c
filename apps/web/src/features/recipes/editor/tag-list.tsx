import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/editor';
import { Chips, Chip, IconPlus, RemovableChip } from '@simmer/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { capitalised } from '../capitalised';
import { GuessedMark } from './guessed-mark';

/** Where the focus is in the list of tags: the field of a new one, or the button that opens it. */
const FIELD_ID = 'tags';

interface TagListProps {
  tags: readonly string[];
  problem: string | undefined;
  isGuessed: boolean;
  onChange: (tags: string[]) => void;
}

/** The recipe's tags as chips; a new one is typed in place and kept with Enter, which leaves room for the next. */
export function TagList({ tags, problem, isGuessed, onChange }: TagListProps) {
  const [typed, setTyped] = useState<string>();
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (takesFocus.current) document.getElementById(FIELD_ID)?.focus();
    takesFocus.current = false;
  });

  function keep(): void {
    const tag = typed?.trim().toLowerCase();
    if (tag && !tags.includes(tag)) onChange([...tags, tag]);
  }

  /** Back to the button, which was in the place of the field. */
  function close(): void {
    takesFocus.current = true;
    setTyped(undefined);
  }

  function remove(tag: string): void {
    takesFocus.current = true;
    onChange(tags.filter((other) => other !== tag));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed?.trim() === '') return close();
    keep();
    setTyped('');
  }

  const notes = [problem && 'tags-problem', isGuessed && 'tags-guessed'].filter(Boolean).join(' ') || undefined;
  return (
    <section className="field" aria-labelledby="tags-heading" aria-describedby={notes}>
      <h2 className="label-text" id="tags-heading">
        {recipeTexts.tags}
      </h2>
      {isGuessed && <GuessedMark id="tags-guessed" />}
      <Chips>
        {tags.map((tag) => (
          <RemovableChip key={tag} removeLabel={t.removeTag({ tag })} onRemove={() => remove(tag)}>
            {capitalised(tag)}
          </RemovableChip>
        ))}
        {typed === undefined ? (
          <Chip id={FIELD_ID} onClick={() => setTyped('')}>
            <IconPlus size={16} /> {t.addTag}
          </Chip>
        ) : (
          <input
            id={FIELD_ID}
            className="input tag-input"
            aria-label={t.newTag}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => {
              keep();
              setTyped(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Chips>
      {problem && (
        <p className="error" id="tags-problem">
          {problem}
        </p>
      )}
      <p className="hint">{t.tagsHint}</p>
    </section>
  );
}
