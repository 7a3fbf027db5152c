import type { FoodLanguage, Foods } from '@simmer/foods';
import { language as readers } from '@simmer/messages/language';
import { useEffect, useState } from 'react';

/** What came already, so that the next screen has it at once. */
const arrived = new Map<FoodLanguage, Foods>();

/**
 * The catalogue in a language and the reader's own, loaded while it is `wanted`. Undefined while it is on its way, null where it does not come:
 * without a connection before it ever was here. The next screen asks again.
 */
export function useFoods(language: FoodLanguage, wanted = true): Foods | null | undefined {
  const [missing, setMissing] = useState<FoodLanguage>();
  const [, setCount] = useState(0);
  const foods = arrived.get(language);
  useEffect(() => {
    if (!wanted || arrived.has(language)) return;
    let isOpen = true;
    void load(language).then((loaded) => {
      if (!isOpen) return;
      if (loaded) setCount(arrived.size);
      else setMissing(language);
    });
    return () => {
      isOpen = false;
    };
  }, [language, wanted]);
  return foods ?? (missing === language ? null : undefined);
}

async function load(language: FoodLanguage): Promise<Foods | null> {
  try {
    const { loadFoods } = await import('@simmer/foods');
    const foods = await loadFoods([...new Set<FoodLanguage>([language, readers])]);
    arrived.set(language, foods);
    return foods;
  } catch (error) {
    // what a browser throws when a chunk does not come
    if (error instanceof TypeError) return null;
    throw error;
  }
}
