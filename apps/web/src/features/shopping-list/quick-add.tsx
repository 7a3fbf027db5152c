import type { ParsedIngredient } from '@simmer/culinary';
import * as t from '@simmer/messages/shopping-list';
import { readItem, splitItems, type ParsedItem } from '@simmer/shopping-list';
import { SearchBox } from '@simmer/ui';
import { useEffect, useRef, useState } from 'react';
import { language } from '@simmer/messages/language';
import { loadListFoods } from '../../device/lists/list-foods';
import { type Bought, boughtBefore, completions, keepBought, withBought } from '../../device/lists/history';

/** Suggestions below the field: more would cover the list. */
const MOST_SHOWN = 5;
const LONGEST = 300;
/** A list out of a message has many lines. */
const LONGEST_PASTED = 10_000;

interface QuickAddProps {
  /** Whose history completes what is typed. */
  historyOf: string;
  /** Names of what is on the list or was. */
  known: readonly string[];
  onAdd: (told: readonly ParsedItem[]) => void;
}

/** The field for the next thing: it reads amounts, completes what was bought before, and keeps the focus. */
export function QuickAdd({ historyOf, known, onAdd }: QuickAddProps) {
  const [text, setText] = useState('');
  const [bought, setBought] = useState<readonly Bought[]>([]);
  const parser = useRef<Promise<(line: string) => ParsedIngredient>>(undefined);

  useEffect(() => {
    let isShown = true;
    void boughtBefore(historyOf).then((kept) => {
      if (isShown) setBought(kept);
    });
    return () => {
      isShown = false;
    };
  }, [historyOf]);

  const all = [
    ...bought,
    ...known.filter((name) => !bought.some((other) => other.name === name)).map((name) => ({ name, times: 0, at: 0 })),
  ];
  const suggestions = completions(all, text, MOST_SHOWN).map((found) => ({
    id: found.name,
    text: found.text,
    end: known.includes(found.name) ? t.onTheList : t.boughtBefore,
  }));

  /** The reader and what is known of foods come with the first thing that is typed. */
  async function add(line: string, longest = LONGEST): Promise<void> {
    if (line.trim() === '') return;
    setText('');
    const [parse, foods] = await Promise.all([parser.current ?? loadReader(), loadListFoods()]);
    const told = splitItems(line.slice(0, longest), foods, language).map((one) => readItem(one, parse, foods, language));
    onAdd(told);
    const next = told.reduce((before, { name }) => withBought(before, name, Date.now()), bought);
    setBought(next);
    await keepBought(historyOf, next);
  }

  function type(typed: string): void {
    setText(typed);
    parser.current ??= loadReader();
    void loadListFoods();
  }

  return (
    <SearchBox
      adds
      className="quick-add no-print"
      label={t.addItem}
      placeholder={t.addPlaceholder}
      maxLength={LONGEST}
      value={text}
      onValueChange={type}
      suggestions={suggestions}
      clearOnSelect
      onSelect={(chosen) => void add(chosen.text)}
      onSubmit={(line) => void add(line)}
      onPasteLines={(text) => void add(text, LONGEST_PASTED)}
    />
  );
}

/** Without a connection the trained reader may not come; rules read the line, nearly as well. */
async function loadReader(): Promise<(line: string) => ParsedIngredient> {
  const { loadIngredientParser, parseIngredient } = await import('@simmer/culinary');
  return loadIngredientParser().catch(() => parseIngredient);
}
