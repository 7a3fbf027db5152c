import type { Profile } from '@simmer/contracts';
import type { ProfilePlate } from '@simmer/contracts/constants';
import { initials, Tray } from '@simmer/ui';
import { sourcesOf } from './picture-sources';
import cake from '../app/plates/lemon-polenta-cake.svg';
import corn from '../app/plates/charred-corn-and-tomato-salad.svg';
import salmon from '../app/plates/salmon-with-dill-and-cucumber.svg';
import shakshuka from '../app/plates/green-shakshuka.svg';
import soup from '../app/plates/squash-and-peanut-soup.svg';

/** The dishes that can stand for a cook, each on its table top. */
export const PLATE_DRAWINGS = {
  'green-shakshuka': { src: shakshuka, ground: 'sky' },
  'charred-corn-and-tomato-salad': { src: corn, ground: 'brick' },
  'squash-and-peanut-soup': { src: soup, ground: 'sage' },
  'lemon-polenta-cake': { src: cake, ground: 'butter' },
  'salmon-with-dill-and-cucumber': { src: salmon, ground: 'oat' },
} as const satisfies Record<ProfilePlate, unknown>;

const SIZES = '112px';

/** What stands for the cook: two letters, a dish or a photo. Decoration: the name stands beside it. */
export function Face({ profile: { picture }, identity }: { profile: Pick<Profile, 'picture'>; identity: string }) {
  if (picture.kind === 'plate') {
    const { src, ground } = PLATE_DRAWINGS[picture.plate];
    return <Tray className="face" ground={ground} src={src} sizes={SIZES} />;
  }
  if (picture.kind === 'photo') {
    const { image } = picture;
    const largest = image.variants.findLast(({ format }) => format === 'webp');
    return (
      <Tray
        className="face"
        ground="oat"
        avif={sourcesOf(image, 'avif')}
        srcSet={sourcesOf(image, 'webp')}
        src={largest?.url}
        sizes={SIZES}
        width={image.width}
        height={image.height}
      />
    );
  }
  return (
    <span className="avatar face" aria-hidden="true">
      {initials(identity)}
    </span>
  );
}
