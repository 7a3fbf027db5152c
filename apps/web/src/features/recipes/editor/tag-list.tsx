import { Chips, Chip, IconPlus, RemovableChip } from '@simmer/ui';
import { useState } from 'react';
import { capitalised } from '../capitalised';
import { GuessedMark } from './guessed-mark';

/** The recipe's tags as chips; a new one is typed in place and kept with Enter. */
export function TagList({ tags, isGuessed, onChange }: { tags: readonly string[]; isGuessed: boolean; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState<string>();
  function keep(): void {
    const tag = typed?.trim().toLowerCase();
    if (tag && !tags.includes(tag)) onChange([...tags, tag]);
    setTyped(undefined);
  }
  return (
    <section className="field" aria-labelledby="tags-heading" aria-describedby={isGuessed ? 'tags-guessed' : undefined}>
      <h2 className="label-text" id="tags-heading">
        Tags
      </h2>
      {isGuessed && <GuessedMark id="tags-guessed" />}
      <Chips>
        {tags.map((tag) => (
          <RemovableChip key={tag} removeLabel={`Remove tag ${tag}`} onRemove={() => onChange(tags.filter((other) => other !== tag))}>
            {capitalised(tag)}
          </RemovableChip>
        ))}
        {typed === undefined ? (
          <Chip onClick={() => setTyped('')}>
            <IconPlus size={16} /> Add tag
          </Chip>
        ) : (
          <input
            className="input tag-input"
            aria-label="New tag"
            autoFocus
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={keep}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(undefined);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              keep();
            }}
          />
        )}
      </Chips>
      <p className="hint">Breakfast, lunch, dinner, snack or dessert also puts the recipe into that filter.</p>
    </section>
  );
}
