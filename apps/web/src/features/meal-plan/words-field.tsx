import * as t from '@simmer/messages/meal-plan';
import { Button, Chips, RemovableChip, TextField } from '@simmer/ui';
import { type FormEvent, useRef, useState } from 'react';

interface WordsFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  words: readonly string[];
  /** Characters of one, and how many there may be. */
  limits: { length: number; count: number };
  /** How one is shown, where that is not as it is written. */
  shown?: (word: string) => string;
  onChange: (words: string[]) => void;
}

/** A list of short texts: each is a chip that goes at a tap, a new one is written below. Commas part several. */
export function WordsField({ label, hint, placeholder, words, limits, shown = (word) => word, onChange }: WordsFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLFormElement>(null);

  function add(event: FormEvent): void {
    event.preventDefault();
    const all = [...words];
    for (const word of text.split(',').map((one) => one.trim().slice(0, limits.length)))
      if (word !== '' && !all.some((known) => known.toLowerCase() === word.toLowerCase())) all.push(word);
    if (all.length > words.length) onChange(all.slice(0, limits.count));
    setText('');
  }

  /** The chip with the focus is gone: it goes on where the next one is written. */
  function remove(word: string): void {
    onChange(words.filter((one) => one !== word));
    input.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={input} className="plan-words" onSubmit={add}>
      {words.length > 0 && (
        <Chips role="group" aria-label={label}>
          {words.map((word) => (
            <RemovableChip key={word} removeLabel={t.removeWord({ word: shown(word) })} onRemove={() => remove(word)}>
              {shown(word)}
            </RemovableChip>
          ))}
        </Chips>
      )}
      <div className="plan-note">
        <TextField
          label={label}
          hint={hint}
          placeholder={placeholder}
          value={text}
          disabled={words.length >= limits.count}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t.addWord}</Button>
      </div>
    </form>
  );
}
