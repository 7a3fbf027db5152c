import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../labels/badge';
import './tabs.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  /** What it counts, for assistive technology: "3 new". */
  countLabel?: string;
  className?: string;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const moves: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

export interface TabListProps<Id extends string> extends Omit<TabsProps<Id>, 'children'> {
  /** The ids of the tabs begin so. */
  base: string;
  /** The id of the panel of a tab. */
  panelOf: (id: Id) => string;
}

/** The tabs alone, for panels that stand elsewhere. Arrows, Home and End move and select. */
export const TabList = <Id extends string>({ label, tabs, selected, onSelect, base, panelOf }: TabListProps<Id>) => {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-${tab.id}`}
          className={tab.className}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelOf(tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <Badge count={tab.count} label={tab.countLabel} />}
        </button>
      ))}
    </div>
  );
};

/** Tabs with one panel. */
export const Tabs = <Id extends string>({ children, ...props }: TabsProps<Id>) => {
  const base = useId();
  return (
    <div>
      <TabList {...props} base={base} panelOf={() => `${base}-panel`} />
      <div className="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${props.selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
};
