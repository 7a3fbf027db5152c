import { Tabs } from '@simmer/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type View = 'lines' | 'recipe';

interface PasteTabsProps {
  /** How many lines there are, and how many of them go into the recipe. */
  counts: Record<View, number>;
  lines: ReactNode;
  recipe: ReactNode;
}

/** Where there is room for one of them only: the lines and the recipe behind two tabs, which stay in reach while a long text scrolls by. */
export function PasteTabs({ counts, lines, recipe }: PasteTabsProps) {
  const [view, setView] = useState<View>('lines');
  const frame = useRef<HTMLDivElement>(null);
  const places = useRef<Partial<Record<View, number>>>({});

  useLayoutEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    const place = places.current[view];
    // while the tabs stand where they belong nothing has to move
    if (top > parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1) return;
    if (place === undefined) frame.current?.scrollIntoView();
    else window.scrollTo(0, place);
  }, [view]);

  function show(next: View): void {
    places.current[view] = window.scrollY;
    setView(next);
  }

  const tabs = [
    { id: 'lines', label: 'Lines', count: counts.lines },
    { id: 'recipe', label: 'Recipe', count: counts.recipe },
  ] as const;
  return (
    <div className="paste-tabs" ref={frame}>
      <Tabs label="Lines or recipe" tabs={tabs} selected={view} onSelect={show}>
        <div hidden={view !== 'lines'}>{lines}</div>
        <div hidden={view !== 'recipe'} className="paste-result">
          {recipe}
        </div>
      </Tabs>
    </div>
  );
}
