import type { Video } from '@simmer/contracts';
import { Tray, type TrayGround } from '@simmer/ui';
import { type RefCallback, useState } from 'react';
import { thumbnailAddresses } from './thumbnail-addresses';

/** The thumbnail of a video: each size that does not come is followed by the next, and the last one by its drawn plate. The title stands beside it. */
export function VideoThumbnail({ video, eager, className }: { video: Video; eager?: boolean; className?: string }) {
  const addresses = thumbnailAddresses(video);
  const [failed, setFailed] = useState(0);
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const address = addresses[failed];
  const next = (): void => setFailed(address === undefined ? failed : failed + 1);
  // on a page that the server rendered it may have failed before anybody listened
  const ref: RefCallback<HTMLImageElement> = (picture) => {
    if (picture?.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) next();
  };
  return (
    <Tray
      className={className}
      ground={video.plate.ground as TrayGround}
      {...loading}
      ref={ref}
      src={address ?? video.plate.url}
      onError={next}
    />
  );
}
