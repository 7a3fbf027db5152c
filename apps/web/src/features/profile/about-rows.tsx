import { queryOf, type RouteOutput } from '@simmer/client';
import type { Profile } from '@simmer/contracts';
import { MAX_NAME_LENGTH, PROFILE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/profile';
import { IconCheck, OpeningRow, TextAreaField, TextField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { client } from '../../api/client';
import { useForm } from '../../forms/use-form';
import { session } from '../../api/session/session';
import { write } from '../../api/write';
import { RowForm } from './row-form';
import { PROFILE_ROWS } from './rows';

interface RowProps {
  profile: Profile;
}

interface FormProps extends RowProps {
  onDone: () => void;
}

export const NameRow = ({ profile }: RowProps) => (
  <OpeningRow id="name" group={PROFILE_ROWS} label={t.name} value={profile.name || t.noName}>
    {(close) => <NameForm profile={profile} onDone={close} />}
  </OpeningRow>
);

function NameForm({ profile, onDone }: FormProps) {
  const form = useForm({
    initial: { name: profile.name },
    rules: { name: (name) => (name.length > MAX_NAME_LENGTH ? t.nameTooLong({ most: MAX_NAME_LENGTH }) : undefined) },
    idPrefix: 'profile-',
    send: async ({ name }) => {
      await write('PATCH /profile', { name });
      // the name is the account's too
      await session.recheck();
      onDone();
    },
  });
  return (
    <RowForm onSubmit={form.onSubmit} busy={form.busy} notice={form.notice} onCancel={onDone}>
      <TextField {...form.field('name')} label={t.name} hint={t.nameHint} autoComplete="name" />
    </RowForm>
  );
}

export const UsernameRow = ({ profile }: RowProps) => (
  <OpeningRow id="username" group={PROFILE_ROWS} label={t.username} value={profile.username === null ? t.noName : `@${profile.username}`}>
    {(close) => <UsernameForm profile={profile} onDone={close} />}
  </OpeningRow>
);

function UsernameForm({ profile, onDone }: FormProps) {
  const form = useForm({
    initial: { username: profile.username ?? '' },
    idPrefix: 'profile-',
    send: async ({ username }) => {
      await write('PATCH /profile', { username });
      onDone();
    },
  });
  const { username } = form.values;
  return (
    <RowForm onSubmit={form.onSubmit} busy={form.busy} notice={form.notice} onCancel={onDone}>
      <TextField
        {...form.field('username')}
        label={t.communityUsername}
        hint={t.usernameHint}
        maxLength={PROFILE_LIMITS.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Availability username={username} own={profile.username} />
    </RowForm>
  );
}

/** Whether the name could be had, while it is typed. What it has to look like is told when it is sent. */
function Availability({ username, own }: { username: string; own: string | null }) {
  const asked = useDeferredValue(username.trim().toLowerCase());
  const isAsked = asked.length >= PROFILE_LIMITS.shortestUsername && asked !== own;
  const { data } = useQuery({ ...queryOf(client, 'GET /usernames/:username', { username: asked }), enabled: isAsked });
  const said = asked !== '' && asked === own ? t.usernameYours : isAsked && data && wordsOf(data);
  return (
    <p className={data?.isFree === false && isAsked ? 'taken' : 'free'} role="status">
      {said && (
        <>
          {data?.isFree !== false && <IconCheck />}
          {said}
        </>
      )}
    </p>
  );
}

function wordsOf({ username, isFree, looksAlike }: RouteOutput<'GET /usernames/:username'>): string {
  if (isFree) return t.usernameFree({ username });
  return looksAlike ? t.usernameLooksAlike : t.usernameTaken;
}

export const AboutRow = ({ profile }: RowProps) => (
  <OpeningRow id="about" group={PROFILE_ROWS} label={t.about} value={profile.about || t.nothingYet}>
    {(close) => <AboutForm profile={profile} onDone={close} />}
  </OpeningRow>
);

function AboutForm({ profile, onDone }: FormProps) {
  const form = useForm({
    initial: { about: profile.about },
    idPrefix: 'profile-',
    send: async ({ about }) => {
      await write('PATCH /profile', { about });
      onDone();
    },
  });
  return (
    <RowForm onSubmit={form.onSubmit} busy={form.busy} notice={form.notice} onCancel={onDone}>
      <TextAreaField
        {...form.field('about')}
        label={t.aboutLabel}
        optional
        maxLength={PROFILE_LIMITS.about}
        hint={
          <span className="count-hint">
            <span>{t.aboutHint}</span>
            <span className="num">{t.countOf({ count: form.values.about.length, most: PROFILE_LIMITS.about })}</span>
          </span>
        }
      />
    </RowForm>
  );
}
