import type { formatAmount, parseIngredient } from '@simmer/culinary';
import { useEffect, useState } from 'react';

interface Parser {
  parseIngredient: typeof parseIngredient;
  formatAmount: typeof formatAmount;
}

/** Says the amount of an ingredient line as it will be printed, or '' for a line without one. The parser comes when the editor is open. */
export function useAmounts(): (text: string) => string {
  const [parser, setParser] = useState<Parser>();
  useEffect(() => {
    let open = true;
    void import('@simmer/culinary').then(({ parseIngredient, formatAmount, loadIngredientParser }) =>
      loadIngredientParser().then(() => {
        if (open) setParser({ parseIngredient, formatAmount });
      }),
    );
    return () => {
      open = false;
    };
  }, []);
  return (text) => {
    if (!parser || text.trim() === '') return '';
    const { quantity, quantityMax, unit } = parser.parseIngredient(text);
    return parser.formatAmount({ quantity, quantityMax, unit });
  };
}
