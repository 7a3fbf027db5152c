import * as t from '@simmer/messages/recipe-list';
import { Button, ButtonLink, EmptyState, TextLink, Tray } from '@simmer/ui';
import chickpeas from '../../../app/plates/braised-chickpeas-with-lemon.svg';
import emptyPlate from '../../../app/plates/empty.svg';
import { activeFilterCount, clearFilters, type ListSearch } from './list-search';

interface EmptyListProps {
  search: ListSearch;
  onChange: (search: ListSearch) => void;
}

/** In place of a list with nothing on it: how to begin, or how to get back to everything. */
export const EmptyList = ({ search, onChange }: EmptyListProps) =>
  activeFilterCount(search) === 0 && !search.search ? <FirstVisit /> : <NothingFound search={search} onChange={onChange} />;

const FirstVisit = () => (
  <EmptyState
    title={t.firstVisit}
    picture={emptyPlate}
    actions={
      <ButtonLink variant="primary" href="/app/recipes/add">
        {t.addRecipe}
      </ButtonLink>
    }
    example={
      <span className="list-example">
        <Tray thumb ground="slate" src={chickpeas} />
        <TextLink href="/app/community">{t.seeOthers}</TextLink>
      </span>
    }
  >
    {t.firstVisitText}
  </EmptyState>
);

const NothingFound = ({ search, onChange }: EmptyListProps) => (
  <EmptyState
    title={t.nothingFound}
    picture={emptyPlate}
    actions={
      <>
        <Button variant="primary" onClick={() => onChange(activeFilterCount(search) > 0 ? clearFilters(search) : {})}>
          {activeFilterCount(search) > 0 ? t.clearFilters : t.clearSearch}
        </Button>
        <TextLink href="/app/recipes/import-url">{t.importRecipe}</TextLink>
      </>
    }
  >
    {t.nothingFoundText}
  </EmptyState>
);
