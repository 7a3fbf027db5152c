import { loadIngredientParser } from '@simmer/culinary';
import { useEffect, useState } from 'react';

/** Asked for while the recipe itself is on its way. */
const trainedReader = loadIngredientParser().catch(() => {
  // it does not come without a connection; rules read the lines meanwhile, nearly as well, and the next visit asks again
});

/** Draws once more when the trained reader of ingredient lines arrives after them. Tells whether it is here. */
export function useTrainedReader(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let open = true;
    void trainedReader.then(() => {
      if (open) setReady(true);
    });
    return () => {
      open = false;
    };
  }, []);
  return isReady;
}
