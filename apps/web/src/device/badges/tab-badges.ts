import * as t from '@simmer/messages/badges';

/** What the badges of the tab bar count. */
const LABELS = { '/app/shopping-list': t.toGet, '/app/community': t.newInFeed };
type Tab = keyof typeof LABELS;

/** The badges of the tabs: how much there is, until the cook has seen it. */
export class TabBadges {
  shown: Partial<Record<string, { badge: number; badgeLabel: string }>> = {};
  private readonly known = new Map<string, { count: number; seen: number }>();

  constructor(private readonly onChange: () => void) {}

  setCount(tab: Tab, count: number): void {
    // what is no longer counted is no news when it comes again
    this.show(tab, count, Math.min(this.known.get(tab)?.seen ?? 0, count));
  }

  /** The cook has seen the badge on its own screen: it comes back when there is more. */
  see(tab: string): void {
    const known = this.known.get(tab);
    if (known) this.show(tab as Tab, known.count, known.count);
  }

  private show(tab: Tab, count: number, seen: number): void {
    this.known.set(tab, { count, seen });
    this.shown = { ...this.shown, [tab]: { badge: count > seen ? count : 0, badgeLabel: LABELS[tab]({ count }) } };
    this.onChange();
  }
}
