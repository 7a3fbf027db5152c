import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/gallery';
import { Button, ButtonLink, EmptyState } from '@simmer/ui';
import { useAccount } from '../../api/session/use-session';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { FeedLink } from './feed/feed-link';
import { FollowedRecipes } from './followed-recipes';
import type { GallerySearch } from './gallery-search';
import { GalleryTools } from './gallery-tools';
import './gallery.css';
import { RecipeGrid } from './recipe-grid';
import { type RecipePages, useGallery } from './use-gallery';

interface GalleryPageProps {
  search: GallerySearch;
  onChange: (search: GallerySearch) => void;
}

/** Recipes that cooks share with everybody: search, filters and order live in the address. */
export function GalleryPage({ search, onChange }: GalleryPageProps) {
  usePageTitle(t.title);
  const isCook = useAccount() !== undefined;
  const pages = useGallery(search);
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.title}</h1>
          <p className="t17 muted gallery-subtitle">{t.subtitle}</p>
        </div>
        {isCook && <FeedLink />}
      </div>
      <GalleryTools search={search} onChange={onChange} recipes={pages.recipes} isLoading={pages.isPending} />
      {isCook && search.sort !== 'following' && search.search === undefined && <FollowedRecipes />}
      <ResultsLine search={search.search} pages={pages} />
      <h2 className="sr">{t.all}</h2>
      <RecipeGrid pages={pages} empty={isNarrowed ? <NothingFound onClear={() => onChange({})} /> : <NothingShared />} />
    </>
  );
}

const ResultsLine = ({ search, pages: { total, hasMoreThanTotal } }: { search: string | undefined; pages: RecipePages }) => (
  <p className="gallery-line" role="status">
    <span className="strong">{search === undefined ? t.showingAll : t.searchResults({ search })}</span>
    {total !== undefined && (
      <span className="muted t15 end">{hasMoreThanTotal ? t.moreThan({ count: total }) : common.recipes({ count: total })}</span>
    )}
  </p>
);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    picture={emptyPlate}
    title={t.nothingTitle}
    actions={
      <Button variant="primary" onClick={onClear}>
        {t.clearFilters}
      </Button>
    }
  >
    {t.nothingFound}
  </EmptyState>
);

const NothingShared = () => (
  <EmptyState
    picture={emptyPlate}
    title={t.nothingTitle}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {common.goToRecipes}
      </ButtonLink>
    }
  >
    {t.nothing}
  </EmptyState>
);
