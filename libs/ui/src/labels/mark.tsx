import type { ReactNode } from 'react';

/** The highlighter stroke: a match in a suggestion, a word in a sentence, today. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="mark">{children}</span>;

/** A key to press. */
export const Kbd = ({ children, className }: { children: ReactNode; className?: string }) => <kbd className={className}>{children}</kbd>;
