import { queryOf } from '@simmer/client';
import { Tray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../app/client';

const SHOWN_WIDTH = 480;

interface StoredPhotoProps {
  id: string;
  className?: string;
  alt?: string;
}

/** A photo of the cook's own, of which no more than its id is at hand. Nothing until media has drawn it. */
export function StoredPhoto({ id, className, alt = '' }: StoredPhotoProps) {
  const { data } = useQuery(queryOf(client, 'GET /images/:id', { id }));
  const variants = data?.image?.variants.filter(({ format }) => format === 'webp') ?? [];
  const shown = variants.find(({ width }) => width >= SHOWN_WIDTH) ?? variants.at(-1);
  return shown ? <Tray className={className} alt={alt} src={shown.url} loading="lazy" /> : null;
}
