import { queryOf } from '@simmer/client';
import { MAX_SEARCH_LENGTH } from '@simmer/contracts/constants';
import { videos as title } from '@simmer/messages/staff';
import * as t from '@simmer/messages/staff-videos';
import { Button, IconPlus, SelectField, TextField } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { useTyped } from '../../app/frame/use-typed';
import { usePageTitle } from '../../app/page-title';
import { PagedList } from '../../app/paged-list';
import { AddVideoDialog } from './add-video-dialog';
import { Categories } from './categories';
import { EditVideoDialog } from './edit-video-dialog';
import './staff-videos.css';
import { staffVideoPages } from './staff-video-pages';
import { readVideoFilter, VIDEO_STATES, type VideoFilter } from './video-filter';
import { VideoTable } from './video-table';

interface StaffVideosScreenProps {
  filter: VideoFilter;
  onFilter: (filter: VideoFilter) => void;
}

/** All videos, and what staff do about them. */
export function StaffVideosScreen({ filter, onFilter }: StaffVideosScreenProps) {
  usePageTitle(title);
  const { data: known } = useQuery(queryOf(client, 'GET /staff/video-categories', {}));
  const categories = known?.items ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{title}</h1>
          <p className="t17 muted">{t.lead}</p>
        </div>
        <Button icon={<IconPlus />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </div>
      <Filters filter={filter} onFilter={onFilter} />
      <Videos filter={filter} categories={categories} />
      {known && <Categories categories={categories} />}
      <AddVideoDialog open={isAdding} onClose={() => setAdding(false)} categories={categories} />
    </>
  );
}

function Filters({ filter, onFilter }: StaffVideosScreenProps) {
  const change = (part: Record<string, string>): void => onFilter(readVideoFilter({ ...filter, ...part }));
  const { typed, setTyped } = useTyped(filter.search ?? '', (search) => change({ search }));
  return (
    <div className="staff-filters">
      <TextField
        label={t.search}
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField label={t.show} value={filter.state ?? 'all'} onChange={({ target }) => change({ state: target.value })}>
        {VIDEO_STATES.map((state) => (
          <option key={state} value={state}>
            {t.states[state]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Videos({ filter, categories }: { filter: VideoFilter; categories: Parameters<typeof Categories>[0]['categories'] }) {
  const pages = useInfiniteQuery(staffVideoPages(filter));
  const [edited, setEdited] = useState<string>();
  const empty = filter.search || filter.state ? t.nothingFound : t.nothing;
  return (
    <PagedList pages={pages} words={{ loading: t.loading, empty, more: t.more }}>
      {(videos) => (
        <>
          <VideoTable videos={videos} onEdit={({ id }) => setEdited(id)} />
          <EditVideoDialog video={videos.find(({ id }) => id === edited)} onClose={() => setEdited(undefined)} categories={categories} />
        </>
      )}
    </PagedList>
  );
}
