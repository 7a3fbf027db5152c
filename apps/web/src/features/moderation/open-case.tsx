import { queryOf } from '@simmer/client';
import type { ModerationCase } from '@simmer/contracts';
import { tryAgain } from '@simmer/messages/common';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/moderation';
import { Banner, IconAlertTriangle, Link, TextButton } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client';
import { RecipePicture } from '../../recipe/recipe-picture';
import { AppealForm } from './appeal-form';
import { caseLine } from './case-list';
import { DecisionForm } from './decision-form';

const listed = new Intl.ListFormat(locale, { type: 'unit' });

/** What a case is about, what speaks against it, and the decision. */
export function OpenCase({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(client, 'GET /staff/cases/:id', { id }));
  if (!data)
    return error ? (
      <Banner tone="error" icon={<IconAlertTriangle />} end={<TextButton onClick={() => void refetch()}>{tryAgain}</TextButton>}>
        {error.message}
      </Banner>
    ) : (
      <p role="status">{t.loading}</p>
    );
  return (
    <section aria-labelledby="case-heading">
      <div className="plabel mod-what">
        <p className="kick">{[t.kinds[data.kind], data.is_hidden && t.hidden].filter(Boolean).join(', ')}</p>
        <h2 className="h-24" id="case-heading" dir="auto">
          {data.title}
        </h2>
        <Content of={data} />
        <Why of={data} />
      </div>
      {/* what was typed belongs to the state that it was typed about */}
      {data.state === 'appeal' && <AppealForm key={data.revision} of={data} />}
      {data.state === 'open' && <DecisionForm key={data.revision} of={data} />}
    </section>
  );
}

function Content({ of: { content, title, decisions } }: { of: ModerationCase }) {
  const appeal = decisions.at(-1)?.appeal;
  if (!content) return <p className="muted">{t.gone}</p>;
  const { image, plate, path, text } = content;
  return (
    <div className="mod-seen">
      {plate && <RecipePicture of={{ image, image_url: null, plate }} sizes="96px" />}
      <div>
        <blockquote dir="auto">{text}</blockquote>
        {appeal && (
          <blockquote dir="auto" className="mod-appeal">
            {appeal.text}
          </blockquote>
        )}
        {path && (
          <Link className="link wraps" href={path}>
            {title}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Each reason as a line of a ledger. */
function Why({ of }: { of: ModerationCase }) {
  const { report_count: count, notes, held, author, decisions } = of;
  const { warnings, bans, is_banned: isBanned } = author;
  const facts = [
    t.since({ at: new Date(author.account_since) }),
    t.warned({ count: warnings }),
    bans > 0 && t.bans({ count: bans }),
    isBanned && t.banned,
  ];
  return (
    <ul className="mod-why" aria-label={t.why}>
      {count > 0 && <Line head={t.reports({ count })}>{caseLine(of)}</Line>}
      {held.length > 0 && <Line head={t.rule}>{listed.format(held.map((reason) => t.holds[reason]))}</Line>}
      {notes.map(({ note, reason, at, account_since: since }) => (
        <Line key={`${at} ${note}`} head={t.at({ at: new Date(at) })}>
          <span dir="auto">{note}</span>
          <small>{listed.format([t.reasons[reason], t.noteSince({ at: new Date(since) })])}</small>
        </Line>
      ))}
      {decisions.map((decision) => (
        <Decision key={decision.at} of={decision} />
      ))}
      <Line head={t.history}>
        {[author.name && `@${author.name}`, listed.format(facts.filter((fact) => fact !== false))].filter(Boolean).join(', ')}
      </Line>
    </ul>
  );
}

function Decision({ of: { by, action, rule, letter, appeal } }: { of: ModerationCase['decisions'][number] }) {
  return (
    <>
      <Line head={nameOf(by)}>
        {rule ? t.didFor({ did: t.did[action], rule: t.rules[rule] }) : t.did[action]}
        {letter && <small dir="auto">{letter}</small>}
      </Line>
      {appeal?.by && (
        <Line head={nameOf(appeal.by)}>
          {appeal.outcome === 'restored' ? t.restored : t.kept}
          <small dir="auto">{appeal.letter}</small>
        </Line>
      )}
    </>
  );
}

const Line = ({ head, children }: { head: string; children: ReactNode }) => (
  <li>
    <b>{head}</b>
    <span>{children}</span>
  </li>
);

const nameOf = ({ name, is_you: isYou }: ModerationCase['decisions'][number]['by']): string => (isYou ? t.you : name || t.somebody);
