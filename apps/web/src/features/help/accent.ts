import type { HelpCategory } from '@simmer/contracts/constants';

/** The class that gives what is in it the accent of a category: `--a`, and `--a-bg` behind it. */
export const accentOf = (category: HelpCategory): string => `help-${category}`;
