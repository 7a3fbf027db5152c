import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './note.css';

/** A ruled index card with the cook's own words. */
export const Note = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={classNames('note', className)} />;
