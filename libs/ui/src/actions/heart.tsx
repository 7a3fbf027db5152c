import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { IconHeart } from '../icons/tabler-icons';
import './heart.css';

export type HeartProps = Omit<ComponentProps<'button'>, 'children'> & {
  pressed: boolean;
  /** Names the recipe too: "Favourite Green shakshuka". The name stays the same when pressed; the state says the rest. */
  label: string;
  /** 48 px, for toolbars. */
  large?: boolean;
};

export const Heart = ({ pressed, label, large, className, ...rest }: HeartProps) => (
  <button type="button" {...rest} aria-pressed={pressed} aria-label={label} className={classNames('heart', large && 'heart-lg', className)}>
    <IconHeart />
  </button>
);
