import { newId } from '@simmer/client';
import * as t from '@simmer/messages/collections';
import * as common from '@simmer/messages/common';
import { Button, ErrorState, IconButton, IconDots, IconPlus, Link, Menu, MenuItem, SkeletonTray, Tag, useToast } from '@simmer/ui';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';
import { useLibrary } from '../../../device/library/use-library';
import './collections.css';
import { LibraryParts } from './library-parts';
import { Muffin } from './muffin';
import { NameDialog } from './name-dialog';
import { type ShownCollection, useCollections } from './use-collections';

type Naming = { id: string; name: string } | 'new';

/** Collections and tags: two ways to find recipes again. */
export function CollectionsScreen() {
  usePageTitle(t.title);
  const toast = useToast();
  const { collections, error, refetch } = useCollections();
  const [naming, setNaming] = useState<Naming>();

  const attempt = useAttempt();
  const save = (id: string, name: string): void => void attempt(() => write('PUT /collections/:id', { id, name }));
  const remove = ({ id, name }: ShownCollection): void =>
    void attempt(async () => {
      await write('DELETE /collections/:id', { id });
      toast({ message: t.deleted({ name }), action: { label: t.undo, onAction: () => save(id, name) } });
    }, common.notDone);

  return (
    <div className="collections-screen">
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.parts}</h1>
        </div>
      </div>
      <LibraryParts current="collections" collections={collections?.length} />
      <h2 className="sr">{t.title}</h2>
      {error && !collections && (
        <ErrorState level={3} title={t.didNotLoad} action={<Button onClick={() => void refetch()}>{common.tryAgain}</Button>}>
          {error.message}
        </ErrorState>
      )}
      {collections?.length === 0 && <p className="t17 muted none">{t.noneText}</p>}
      <div className="colls">
        {collections?.map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            onRename={() => setNaming(collection)}
            onDelete={() => remove(collection)}
          />
        ))}
        {!collections && !error && <SkeletonTray />}
        <button type="button" className="newc" onClick={() => setNaming('new')}>
          <IconPlus size={24} />
          {t.newCollection}
        </button>
      </div>
      <Tags />
      {naming && (
        <NameDialog
          open
          title={naming === 'new' ? t.newCollection : t.renameTitle(naming)}
          action={naming === 'new' ? t.create : t.save}
          initial={naming === 'new' ? '' : naming.name}
          onClose={() => setNaming(undefined)}
          onName={(name) => save(naming === 'new' ? newId() : naming.id, name)}
        />
      )}
    </div>
  );
}

interface CollectionCardProps {
  collection: ShownCollection;
  onRename: () => void;
  onDelete: () => void;
}

const CollectionCard = ({ collection: { id, name, count, covers }, onRename, onDelete }: CollectionCardProps) => (
  <article className="coll">
    <div className="pic">
      <Muffin covers={covers} sizes="(min-width: 1100px) 140px, 25vw" />
      <Tag>{common.recipes({ count })}</Tag>
    </div>
    <div className="cap">
      <h3>
        <Link href={`/app/recipes?collection=${id}`}>{name}</Link>
      </h3>
      <Menu
        label={t.more({ name })}
        trigger={(trigger) => (
          <IconButton {...trigger} className="more" label={t.more({ name })}>
            <IconDots />
          </IconButton>
        )}
      >
        <MenuItem onClick={onRename}>{t.rename}</MenuItem>
        <MenuItem onClick={onDelete}>{t.remove}</MenuItem>
      </Menu>
    </div>
  </article>
);

function Tags() {
  const library = useLibrary();
  const letters = useMemo(() => byLetter(library?.list.tags() ?? []), [library]);
  return (
    <>
      <div className="h2" id="tags">
        <h2 className="h-32">{t.tags}</h2>
      </div>
      {library && letters.length === 0 && <p className="t17 muted">{t.noTags}</p>}
      <div className="index">
        {letters.map(([letter, tags]) => (
          <section key={letter} aria-label={letter}>
            <h3 aria-hidden="true">{letter}</h3>
            <ul>
              {tags.map(({ name, count }) => (
                <li key={name}>
                  <Link href={`/app/recipes?tag=${encodeURIComponent(name)}`}>
                    <span>{name}</span>
                    <b className="num">{count}</b>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

type TagCount = { name: string; count: number };

function byLetter(tags: readonly TagCount[]): [string, TagCount[]][] {
  const letters = new Map<string, TagCount[]>();
  for (const tag of tags) {
    const letter = tag.name.normalize('NFD').charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters];
}
