import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './tag.css';

/** The rimmed label: half over a tray's lower edge, or in a line. Leek is good, yolk is on, tomato is wrong. */
export const Tag = ({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: 'leek' | 'yolk' | 'tomato' }) => (
  <span {...rest} className={classNames('tag', tone && `tag-${tone}`, className)} />
);
