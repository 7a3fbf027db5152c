import * as t from '@simmer/messages/ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Chips } from './chip';
import './filters.css';

/** The filter panel: up to three groups of chips as ruled rows. */
export const Filters = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section aria-label={t.filters} {...rest} className={classNames('filters', className)} />
);

export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend>{legend}</legend>
    <Chips>{children}</Chips>
  </fieldset>
);
