import { queryOf } from '@simmer/client';
import type { Preferences } from '@simmer/contracts';
import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/settings';
import { Button, Checkbox, LedgerHeading, OpeningRow, RowActions, TextField } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormNotice } from '../../access/proof';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { useForm } from '../../forms/use-form';
import { write } from '../../api/write';
import { PushRow } from './push-row';
import { SETTINGS_ROWS } from './rows';

const EVENING = { from: '21:00', until: '07:00' };

/** What Simmer tells its cook of, and where. */
export function NotificationsSection({ feedMail }: { feedMail: ReactNode }) {
  const { data: preferences } = useQuery(queryOf(client, 'GET /preferences', {}));
  if (!preferences) return null;
  return (
    <>
      <LedgerHeading id="notifications">{t.sections.notifications}</LedgerHeading>
      <table className="noti">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t.what}</span>
            </th>
            <th scope="col">{t.here}</th>
            <th scope="col">{t.byEmail}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.notifications.map((told) => (
            <TopicRow key={told.topic} told={told} />
          ))}
        </tbody>
      </table>
      {feedMail}
      <PushRow />
      <QuietHoursRow quietHours={preferences.quietHours} />
    </>
  );
}

type Told = Preferences['notifications'][number];

const TopicRow = ({ told: { topic, here, email, isAlwaysMailed } }: { told: Told }) => (
  <tr>
    <th scope="row">
      {t.topics[topic]}
      <small>{t.topicNotes[topic]}</small>
    </th>
    <td>{here === null ? <Dash /> : <Choice topic={topic} where="here" isOn={here} />}</td>
    <td>
      {isAlwaysMailed ? (
        <span className="t13 muted">{t.always}</span>
      ) : email === null ? (
        <Dash />
      ) : (
        <Choice topic={topic} where="email" isOn={email} />
      )}
    </td>
  </tr>
);

const Dash = () => <span className="dash" aria-hidden="true" />;

function Choice({ topic, where, isOn }: { topic: Told['topic']; where: 'here' | 'email'; isOn: boolean }) {
  const choosing = useAction(() => write('PATCH /preferences', { notifications: [{ topic, [where]: !isOn }] }));
  const label = where === 'here' ? t.tellHere({ topic: t.topics[topic] }) : t.tellByEmail({ topic: t.topics[topic] });
  return <Checkbox checked={isOn} onChange={choosing.run} label={<span className="sr">{label}</span>} />;
}

const QuietHoursRow = ({ quietHours }: Pick<Preferences, 'quietHours'>) => (
  <OpeningRow id="quiet" group={SETTINGS_ROWS} label={t.quietHours} value={quietHours ? t.quietFromTo(quietHours) : t.noQuietHours}>
    {(close) => <QuietHoursForm quietHours={quietHours} onDone={close} />}
  </OpeningRow>
);

function QuietHoursForm({ quietHours, onDone }: Pick<Preferences, 'quietHours'> & { onDone: () => void }) {
  const form = useForm({
    initial: quietHours ?? EVENING,
    idPrefix: 'quiet-',
    send: async (chosen) => {
      await write('PATCH /preferences', { quietHours: chosen });
      onDone();
    },
  });
  const ending = useAction(async () => {
    await write('PATCH /preferences', { quietHours: null });
    onDone();
  });
  return (
    <form className="in" onSubmit={form.onSubmit} noValidate>
      <FormNotice notice={form.notice} />
      <div className="two">
        <TextField {...form.field('from')} label={t.from} type="time" />
        <TextField {...form.field('until')} label={t.until} type="time" />
      </div>
      <RowActions>
        <Button type="submit" size="sm" variant="primary" busy={form.busy}>
          {t.save}
        </Button>
        {quietHours ? (
          <Button size="sm" variant="quiet" busy={ending.busy} onClick={ending.run}>
            {t.endQuietHours}
          </Button>
        ) : (
          <Button size="sm" variant="quiet" onClick={onDone}>
            {access.cancel}
          </Button>
        )}
      </RowActions>
    </form>
  );
}
