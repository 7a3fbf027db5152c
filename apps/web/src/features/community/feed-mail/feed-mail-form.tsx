import { queryKey } from '@simmer/client';
import type { FeedMailSettings } from '@simmer/contracts';
import { FEED_MAIL_FREQUENCIES, FEED_MAIL_HOURS, type FeedMailHour } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/feed-mail';
import { locale } from '@simmer/messages/language';
import { Checkbox, Radio, SelectField } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAttempt } from '../../../forms/use-action';
import { useAccount } from '../../../api/session/use-session';
import { write } from '../../../api/write';
import './feed-mail.css';

const SETTINGS = queryKey('GET /community/feed/mail', {});

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** '5:00 PM' */
const timeOf = (hour: FeedMailHour): string => clock.format(new Date(2026, 0, 1, hour));

/** 'Once a day, 5:00 PM' */
export const summaryOf = ({ frequency, hour }: FeedMailSettings): string =>
  frequency === 'never' ? t.frequencies.never : t.at({ frequency: t.frequencies[frequency], hour: timeOf(hour) });

/** How often what is new comes by mail, kept as it is chosen. */
export function FeedMailForm({ chosen }: { chosen: FeedMailSettings }) {
  const attempt = useAttempt();
  const account = useAccount();
  const id = useId();
  const cache = useQueryClient();
  const choose = (change: Partial<FeedMailSettings>): void => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const wanted = { ...chosen, ...change };
    void attempt(async () => {
      // shown at once, and taken back when it is refused
      cache.setQueryData(SETTINGS, wanted);
      try {
        await write('PUT /community/feed/mail', { ...wanted, time_zone: timeZone });
      } catch (error) {
        cache.setQueryData(SETTINGS, chosen);
        throw error;
      }
    }, common.notSaved);
  };
  return (
    <form className="feed-mail" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="sr">{t.howOften}</legend>
        {FEED_MAIL_FREQUENCIES.map((frequency) => (
          <Radio
            key={frequency}
            name={id}
            checked={chosen.frequency === frequency}
            onChange={() => choose({ frequency })}
            label={
              <span>
                {t.frequencies[frequency]}
                <small>{t.notes[frequency]}</small>
              </span>
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={t.sendAt}
        value={chosen.hour}
        disabled={chosen.frequency === 'never'}
        onChange={({ target }) => choose({ hour: Number(target.value) as FeedMailHour })}
      >
        {FEED_MAIL_HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {timeOf(hour)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        checked={chosen.includes_answers}
        disabled={chosen.frequency === 'never'}
        onChange={() => choose({ includes_answers: !chosen.includes_answers })}
        label={<span className="t15">{t.answersToo}</span>}
      />
      <p className="hint">{account?.emailVerified === false ? t.confirmFirst : t.stopHint}</p>
    </form>
  );
}
