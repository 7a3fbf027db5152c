import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import './banner.css';

export type BannerProps = ComponentProps<'div'> & {
  icon?: ReactNode;
  /** At the right: a count or a text button. */
  end?: ReactNode;
  /** Yolk for a notice about the user's own work, error for a failure; both are announced. */
  tone?: 'yolk' | 'error';
};

const toneClass = { yolk: 'banner-yolk', error: 'banner-err' };

/** One line inside a page. */
export const Banner = ({ children, icon, end, tone, className, ...rest }: BannerProps) => (
  <div {...rest} className={classNames('banner', tone && toneClass[tone], className)} role={tone === 'error' ? 'alert' : 'status'}>
    {icon}
    <span>{children}</span>
    {end !== undefined && <span className="end">{end}</span>}
  </div>
);

/** The one quiet line under the header: offline, waiting, sending. */
export const StatusLine = ({ children, icon, end }: Pick<BannerProps, 'children' | 'icon' | 'end'>) => (
  <div className="status-line" role="status">
    <div className="wrap">
      {icon}
      <span>{children}</span>
      {end !== undefined && <span className="end">{end}</span>}
    </div>
  </div>
);
