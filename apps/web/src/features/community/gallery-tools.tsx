import { COMMUNITY_SORTS, type CommunitySort, MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/gallery';
import {
  Button,
  Chip,
  Chips,
  FilterGroup,
  Filters,
  IconAdjustmentsHorizontal,
  RemovableChip,
  SearchBox,
  SelectField,
  Tag,
  TextButton,
} from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useAccount } from '../../api/session/use-session';
import { useHydrated } from '../../app/frame/hydrated';
import { useSingleKeys } from '../../app/frame/single-keys';
import { useTyped } from '../../app/frame/use-typed';
import { useRememberedState } from '../../browser/remembered-state';
import { FILTER_GROUPS, isChosen } from './filter-groups';
import { activeFilters, clearFilters, type GallerySearch, toggleFilter } from './gallery-search';

interface GalleryToolsProps {
  search: GallerySearch;
  onChange: (search: GallerySearch) => void;
  /** What is found, for the search box to suggest. */
  recipes: readonly { id: string; slug: string; title: string }[];
  isLoading: boolean;
}

/** Search, filters and order of the gallery. */
export function GalleryTools({ search, onChange, recipes, isLoading }: GalleryToolsProps) {
  const [isOpen, setOpen] = useRememberedState('gallery-filters', false);
  const chosen = activeFilters(search).length;
  return (
    <>
      <div className="gallery-tools">
        <GallerySearchBox search={search} onChange={onChange} recipes={recipes} isLoading={isLoading} />
        <Button
          className="filters-button"
          icon={<IconAdjustmentsHorizontal />}
          aria-expanded={isOpen}
          aria-controls="gallery-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {t.filters}
          {chosen > 0 && (
            <Tag tone="yolk">
              {chosen}
              <span className="sr"> {t.active}</span>
            </Tag>
          )}
        </Button>
        <SortField search={search} onChange={onChange} />
      </div>
      <Filters id="gallery-filters" hidden={!isOpen}>
        {FILTER_GROUPS.map(({ name, legend, options }) => (
          <FilterGroup key={name} legend={legend}>
            {options.map(({ id, label }) => (
              <Chip key={id} pressed={isChosen(search, name, id)} onClick={() => onChange(toggleFilter(search, name, id))}>
                {label}
              </Chip>
            ))}
          </FilterGroup>
        ))}
      </Filters>
      {chosen > 0 && <ChosenFilters search={search} onChange={onChange} />}
    </>
  );
}

type Changeable = Pick<GalleryToolsProps, 'search' | 'onChange'>;

/** What the gallery is narrowed to, each with the button that takes it back. */
const ChosenFilters = ({ search, onChange }: Changeable) => (
  <Chips className="gallery-chosen">
    {FILTER_GROUPS.flatMap(({ name, options }) =>
      options
        .filter(({ id }) => isChosen(search, name, id))
        .map(({ id, label }) => (
          <RemovableChip key={name} removeLabel={t.removeFilter({ name: label })} onRemove={() => onChange(toggleFilter(search, name, id))}>
            {label}
          </RemovableChip>
        )),
    )}
    <TextButton onClick={() => onChange(clearFilters(search))}>{t.clearAll}</TextButton>
  </Chips>
);

/** How the select names the order of a search that nobody has sorted. */
const BEST = 'best';

function SortField({ search, onChange }: Changeable) {
  const isCook = useAccount() !== undefined;
  const isSearch = search.search !== undefined;
  const sorts = COMMUNITY_SORTS.filter((sort) => isCook || sort !== 'following');
  const sort = search.sort && sorts.includes(search.sort) ? search.sort : isSearch ? BEST : 'created_at';
  return (
    <SelectField
      className="sort"
      label={t.sortBy}
      hideLabel
      disabled={!useHydrated()}
      value={sort}
      onChange={({ target }) => {
        const { sort: _before, ...rest } = search;
        const isUsual = target.value === BEST || (target.value === 'created_at' && !isSearch);
        onChange(isUsual ? rest : { ...rest, sort: target.value as CommunitySort });
      }}
    >
      {isSearch && <option value={BEST}>{t.bestMatch}</option>}
      {sorts.map((one) => (
        <option key={one} value={one}>
          {t.sorts[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** The words searched for: local at once, in the address once the typing pauses. */
function GallerySearchBox({ search, onChange, recipes, isLoading }: GalleryToolsProps) {
  const navigate = useNavigate();
  const singleKeys = useSingleKeys() === 'on';
  const ask = (text: string): void => {
    const { search: _before, ...rest } = search;
    onChange(text ? { ...rest, search: text } : rest);
  };
  const { typed, setTyped, isTyping } = useTyped(search.search ?? '', ask);
  const suggestions = typed.trim() === '' || isTyping || isLoading ? [] : recipes.slice(0, MAX_SUGGESTIONS);
  return (
    <SearchBox
      id="search"
      readOnly={!useHydrated()}
      label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      maxLength={MAX_SEARCH_LENGTH}
      shortcut={singleKeys ? '/' : undefined}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions.map(({ slug, title }) => ({ id: slug, text: title }))}
      searching={isTyping || isLoading}
      onSelect={({ id: slug }) => void navigate({ to: '/app/community/recipe/$slug', params: { slug } })}
      onSubmit={(value) => ask(value.trim())}
    />
  );
}
