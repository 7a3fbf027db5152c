import { queryOf, type RouteOutput } from '@simmer/client';
import type { VideoCategory } from '@simmer/contracts';
import { MAX_SEARCH_LENGTH, VIDEO_SORTS } from '@simmer/contracts/constants';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/videos';
import { Chip, Chips, RemovableChip, SearchBox, SelectField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useTyped } from '../../app/frame/use-typed';
import { readVideosSearch, VIDEO_PARTS, type VideoPart, type VideosSearch } from './videos-search';

interface VideosToolsProps {
  search: VideosSearch;
  onChange: (search: VideosSearch) => void;
  counts: RouteOutput<'GET /video-counts'> | undefined;
}

const nameOf = ({ name, name_de: nameDe }: VideoCategory): string => (language.startsWith('de') ? nameDe : name);

/** Search, order and filters of the videos. */
export function VideosTools({ search, onChange, counts }: VideosToolsProps) {
  const { data: categories } = useQuery(queryOf(client, 'GET /video-categories', {}));
  const change = (part: Partial<Record<keyof VideosSearch, string>>): void => onChange(readVideosSearch({ ...search, ...part }));
  const { typed, setTyped, isTyping } = useTyped(search.search ?? '', (text) => change({ search: text }));
  return (
    <>
      <div className="videos-tools">
        <SearchBox
          id="search"
          label={t.searchLabel}
          placeholder={t.searchLabel}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onValueChange={setTyped}
          suggestions={[]}
          searching={isTyping}
          onSelect={() => undefined}
          onSubmit={(text) => change({ search: text.trim() })}
        />
        {categories && categories.items.length > 0 && (
          <SelectField
            label={t.category}
            hideLabel
            value={search.category ?? ''}
            onChange={({ target }) => change({ category: target.value })}
          >
            <option value="">{t.everyCategory}</option>
            {categories.items.map((category) => (
              <option key={category.id} value={category.id}>
                {nameOf(category)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={t.sortBy} hideLabel value={search.sort ?? 'newest'} onChange={({ target }) => change({ sort: target.value })}>
          {VIDEO_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t.sorts[sort]}
            </option>
          ))}
        </SelectField>
      </div>
      <Chips role="group" aria-label={t.where}>
        <Chip pressed={search.part === undefined} count={counts && totalOf(counts)} onClick={() => change({ part: '' })}>
          {t.everything}
        </Chip>
        {VIDEO_PARTS.map((part) => (
          <Chip
            key={part}
            pressed={search.part === part}
            count={counts && countOf(counts, part)}
            onClick={() => change({ part: search.part === part ? '' : part })}
          >
            {part === 'short' ? t.short : t.tabs[part]}
          </Chip>
        ))}
        {search.tag !== undefined && (
          <RemovableChip removeLabel={t.removeTag({ tag: search.tag })} onRemove={() => change({ tag: '' })}>
            {search.tag}
          </RemovableChip>
        )}
      </Chips>
    </>
  );
}

type Counts = NonNullable<VideosToolsProps['counts']>;

const totalOf = ({ tabs }: Counts): number => Object.values(tabs).reduce((sum, count) => sum + count, 0);
const countOf = ({ tabs, short }: Counts, part: VideoPart): number => (part === 'short' ? short : tabs[part]);
