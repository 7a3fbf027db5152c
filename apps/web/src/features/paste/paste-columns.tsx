import * as t from '@simmer/messages/paste';
import { TabList } from '@simmer/ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type View = 'lines' | 'recipe';

interface PasteColumnsProps {
  className: string;
  /** Where there is room for one of them only, two tabs take turns; they stay in reach while a long text scrolls by. */
  hasTabs: boolean;
  /** How many lines there are, and how many of them go into the recipe. */
  counts: Record<View, number>;
  left: ReactNode;
  right: ReactNode;
}

/** The lines and the recipe, side by side or one at a time. */
export function PasteColumns({ className, hasTabs, counts, left, right }: PasteColumnsProps) {
  const [view, setView] = useState<View>('lines');
  const base = useId();
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

  const panel = (id: View) =>
    hasTabs ? { role: 'tabpanel', id: `${base}-${id}-panel`, 'aria-labelledby': `${base}-${id}`, hidden: view !== id } : {};
  return (
    <div ref={frame} className="paste-frame">
      {hasTabs && (
        <TabList
          label={t.linesOrRecipe}
          tabs={[
            { id: 'lines', label: t.lines, count: counts.lines },
            { id: 'recipe', label: t.recipe, count: counts.recipe },
          ]}
          selected={view}
          onSelect={show}
          base={base}
          panelOf={(id) => `${base}-${id}-panel`}
        />
      )}
      <div className={className}>
        <div className="paste-left" {...panel('lines')}>
          {left}
        </div>
        <div className="paste-right" {...panel('recipe')}>
          {right}
        </div>
      </div>
    </div>
  );
}
