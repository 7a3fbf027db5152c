import type { ArticleHit } from '@simmer/help';
import { articles } from '@simmer/help/articles';
import * as t from '@simmer/messages/help';
import * as heads from '@simmer/messages/page-heads';
import { Button, ButtonLink, EmptyState, IconButton, IconSearch, IconX, TextLink } from '@simmer/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTyped } from '../../app/frame/use-typed';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { VideoTutorials } from '../../video/video-tutorials';
import './accent.css';
import { Drawers } from './drawers';
import './help.css';
import { Hit, Hits } from './hits';
import type { HelpSearch } from './help-search';
import { QuickStarts } from './quick-starts';
import { ProFeatures, QuickTips } from './tips';

interface HelpHomeProps {
  search: HelpSearch;
  /** Where words were looked for. */
  hits: readonly ArticleHit[] | undefined;
  onSearch: (search: HelpSearch) => void;
}

/** The home of the knowledge base; the words looked for, or the category opened, stand in the address. */
export function HelpHome({ search, hits, onSearch }: HelpHomeProps) {
  usePageTitle(heads.knowledgeBase);
  return (
    <>
      <div className="help-hero">
        <div>
          <h1 className="h-44">{heads.knowledgeBase}</h1>
          <p className="t20 muted">{t.subtitle}</p>
        </div>
        <HelpSearchField query={search.q ?? ''} onSearch={(q) => onSearch(q === '' ? {} : { q })} />
      </div>
      <Shown search={search} hits={hits} onSearch={onSearch} />
    </>
  );
}

function Shown({ search: { q, category }, hits, onSearch }: HelpHomeProps) {
  if (q !== undefined && hits) return <Answers query={q} hits={hits} onShowAll={() => onSearch({})} />;
  if (category === undefined) return <Home />;
  const inCategory = articles.filter((article) => article.category === category);
  return (
    <>
      <Hits title={t.categoryNames[category]} note={t.articleCount({ count: inCategory.length })}>
        {inCategory.map((article) => (
          <Hit key={article.slug} article={article} excerpt={article.lead} />
        ))}
      </Hits>
      <AllDrawers />
    </>
  );
}

const AllDrawers = () => (
  <p className="help-back">
    <TextLink href="/knowledge-base">{t.showAll}</TextLink>
  </p>
);

const Home = () => (
  <>
    <Drawers />
    <QuickStarts />
    <section className="help-sec" aria-labelledby="help-videos">
      <h2 className="h-32" id="help-videos">
        {t.videoTutorials}
      </h2>
      <VideoTutorials label={t.videoTutorials} />
    </section>
    <div className="help-sec help-two">
      <QuickTips />
      <ProFeatures />
    </div>
    <div className="help-more">
      <p>
        <b className="strong">{t.notInADrawer}</b> <span className="muted">{t.personAnswers}</span>
      </p>
      <NeedMoreHelp />
    </div>
  </>
);

const NeedMoreHelp = ({ variant }: { variant?: 'primary' }) => (
  <ButtonLink href="/contact" variant={variant}>
    {t.needMoreHelp}
  </ButtonLink>
);

function Answers({ query, hits, onShowAll }: { query: string; hits: readonly ArticleHit[]; onShowAll: () => void }): ReactNode {
  if (hits.length === 0)
    return (
      <EmptyState
        picture={emptyPlate}
        title={t.noResults({ query })}
        actions={
          <>
            <NeedMoreHelp variant="primary" />
            <Button variant="quiet" onClick={onShowAll}>
              {t.showAll}
            </Button>
          </>
        }
      >
        {t.noResultsText}
      </EmptyState>
    );
  return (
    <Hits title={t.answersFor({ count: hits.length, query })}>
      {hits.map(({ article, excerpt, meant }) => (
        <Hit key={`${article.category}/${article.slug}`} article={article} excerpt={excerpt} meant={meant} />
      ))}
    </Hits>
  );
}

/** A form that also works before the app has loaded. */
function HelpSearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { typed, setTyped } = useTyped(query, onSearch);
  const input = useRef<HTMLInputElement>(null);
  // a visitor may have typed before the app has loaded, which believes the field to be as the server drew it
  const lookForTypedBefore = useEffectEvent(() => {
    const before = input.current?.value.trim() ?? '';
    if (before !== typed.trim()) onSearch(before);
  });
  useEffect(() => lookForTypedBefore(), []);
  return (
    <form
      className="search help-search"
      role="search"
      action="/knowledge-base"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label className="sr" htmlFor="search">
        {t.searchLabel}
      </label>
      <IconSearch />
      <input
        ref={input}
        className="input"
        id="search"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t.searchPlaceholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          label={t.clear}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <IconX />
        </IconButton>
      )}
    </form>
  );
}
