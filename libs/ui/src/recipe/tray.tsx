import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './tray.css';

export type TrayGround = 'sage' | 'butter' | 'sky' | 'blush' | 'slate' | 'leek' | 'oat' | 'brick';

export type TrayProps = Omit<ComponentProps<'img'>, 'children'> & {
  /** The table top under a drawn plate: `plateGround(...)`. */
  ground?: TrayGround;
  /** 52 px square, for rows. */
  thumb?: boolean;
  /** The `srcSet` of the same picture in AVIF, for browsers that read it. */
  avif?: string;
  /** The address of a picture of a few pixels, stretched under one that has not come yet. */
  blurred?: string;
};

/** A drawing as an address for `src`. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The enamel frame of every picture, drawn or photographed. The image's own attributes pass through. */
export const Tray = ({ ground = 'oat', thumb, avif, blurred, className, ...rest }: TrayProps) => {
  const image = <img alt="" width={400} height={320} {...rest} />;
  return (
    <span
      className={classNames('tray', `g-${ground}`, thumb && 'thumb', blurred !== undefined && 'is-blurred', className)}
      style={blurred === undefined ? undefined : { backgroundImage: `url(${blurred})` }}
    >
      {avif === undefined ? (
        image
      ) : (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={rest.sizes} />
          {image}
        </picture>
      )}
    </span>
  );
};
