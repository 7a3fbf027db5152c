import { useEffect, useState } from 'react';
import type { viewIngredient } from './ingredient-view';

type Read = (text: string) => { amount: string; name: string };

const unread: Read = (text) => ({ amount: '', name: text });

/** What was understood of an ingredient's text: its amount as it will be printed, and the rest. The parser comes when the screen is open. */
export function useIngredientReader(): Read {
  const [read, setRead] = useState(() => unread);
  useEffect(() => {
    let open = true;
    void Promise.all([import('@simmer/culinary'), import('./ingredient-view')]).then(
      ([{ loadIngredientParser }, { viewIngredient: view }]) =>
        loadIngredientParser().then(() => {
          if (open) setRead(() => readBy(view));
        }),
    );
    return () => {
      open = false;
    };
  }, []);
  return read;
}

/** A list is read anew with every key, and all but one of its lines are as they were: those are remembered. */
function readBy(view: typeof viewIngredient): Read {
  const known = new Map<string, ReturnType<Read>>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const { amount, name, note } = view(text, 1);
    const now = { amount, name: amount === '' ? text : [name, note].filter(Boolean).join(', ') };
    known.set(text, now);
    return now;
  };
}
