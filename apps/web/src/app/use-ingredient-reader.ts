import { useEffect, useState } from 'react';
import type { viewIngredient } from './ingredient-view';

/** What was understood of an ingredient's text: its amount as it will be printed, and the rest. The parser comes when the screen is open. */
export function useIngredientReader(): (text: string) => { amount: string; name: string } {
  const [reader, setReader] = useState<{ view: typeof viewIngredient }>();
  useEffect(() => {
    let open = true;
    void Promise.all([import('@simmer/culinary'), import('./ingredient-view')]).then(([{ loadIngredientParser }, { viewIngredient }]) =>
      loadIngredientParser().then(() => {
        if (open) setReader({ view: viewIngredient });
      }),
    );
    return () => {
      open = false;
    };
  }, []);
  return (text) => {
    if (!reader) return { amount: '', name: text };
    const { amount, name, note } = reader.view(text, 1);
    return { amount, name: amount === '' ? text : [name, note].filter(Boolean).join(', ') };
  };
}
