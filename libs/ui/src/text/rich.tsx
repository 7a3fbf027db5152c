import { createElement, Fragment, type ReactNode } from 'react';

/** A text with marked parts, as `rich` messages of the catalogue give them. */
export const Rich = ({ parts }: { parts: readonly ReactNode[] }) => createElement(Fragment, null, ...parts);
