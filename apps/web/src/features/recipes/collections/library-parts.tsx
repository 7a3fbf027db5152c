import * as t from '@simmer/messages/collections';
import { Link } from '@simmer/ui';
import { useMemo } from 'react';
import { useLibrary } from '../../../device/library/use-library';
import './collections.css';

/** The parts of a cook's recipes, with how much each holds. */
export function LibraryParts({ current, collections }: { current: 'all' | 'collections'; collections: number | undefined }) {
  const library = useLibrary();
  const counts = useMemo(() => library && { ...library.list.facets({}), tags: library.list.tags().length }, [library]);
  const parts = [
    { id: 'all', href: '/app/recipes', label: t.all, count: counts?.total },
    { id: 'favorites', href: '/app/favorites', label: t.favorites, count: counts?.favorites },
    { id: 'collections', href: '/app/recipes/collections', label: t.title, count: collections },
    { id: 'tags', href: '/app/recipes/collections#tags', label: t.tags, count: counts?.tags },
  ];
  return (
    <nav className="parts" aria-label={t.parts}>
      {parts.map(({ id, href, label, count }) => (
        <Link key={id} href={href} aria-current={id === current ? 'page' : 'false'}>
          <span>{label}</span>
          <span className="count">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
