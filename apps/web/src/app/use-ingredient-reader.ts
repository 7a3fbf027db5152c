import type { formatAmount, parseIngredient } from '@simmer/culinary';
import { useEffect, useState } from 'react';

interface Reader {
  parseIngredient: typeof parseIngredient;
  formatAmount: typeof formatAmount;
}

/** What was understood of an ingredient's text: its amount as it will be printed, and the rest. The parser comes when the screen is open. */
export function useIngredientReader(): (text: string) => { amount: string; name: string } {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let open = true;
    void import('@simmer/culinary').then(({ parseIngredient, formatAmount, loadIngredientParser }) =>
      loadIngredientParser().then(() => {
        if (open) setReader({ parseIngredient, formatAmount });
      }),
    );
    return () => {
      open = false;
    };
  }, []);
  return (text) => {
    if (!reader) return { amount: '', name: text };
    const { quantity, quantityMax, unit, name, preparation, note } = reader.parseIngredient(text);
    const amount = reader.formatAmount({ quantity, quantityMax, unit });
    return { amount, name: amount === '' ? text : [name, preparation, note].filter(Boolean).join(', ') };
  };
}
