import { queryOf } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { Tray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';

const SHOWN_WIDTH = 480;

interface StoredPhotoProps {
  id: string;
  /** What is here already: one of these is not asked for. */
  known?: Recipe['step_images'] | undefined;
  className?: string;
  alt?: string;
}

/** A photo of the cook's own of which the id is at hand. Nothing until media has drawn it. */
export function StoredPhoto({ id, known, className, alt = '' }: StoredPhotoProps) {
  const here = known?.find((image) => image.id === id);
  const { data } = useQuery({ ...queryOf(client, 'GET /images/:id', { id }), enabled: here === undefined });
  const variants = (here ?? data?.image)?.variants.filter(({ format }) => format === 'webp') ?? [];
  const shown = variants.find(({ width }) => width >= SHOWN_WIDTH) ?? variants.at(-1);
  return shown ? <Tray className={className} alt={alt} src={shown.url} loading="lazy" /> : null;
}
