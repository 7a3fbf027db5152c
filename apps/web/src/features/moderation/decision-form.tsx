import { APPEAL_DAYS, BAN_DAYS, COMMUNITY_RULES, DAY_MS, MODERATION_ACTIONS, MODERATION_LIMITS } from '@simmer/contracts/constants';
import type { CommunityRule, ModerationAction, ModerationCase } from '@simmer/contracts';
import * as t from '@simmer/messages/moderation';
import { Banner, Button, ChoiceGroup, IconAlertTriangle, SelectField, TextAreaField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../../api/write';
import { useDecide } from './use-decide';

const FOR_GOOD = 'for-good';

/** The rule that speaks for itself when this is what most have reported. */
const RULE_OF = { unsafe: 'unsafe', copied: 'copied', advertising: 'advertising', unkind: 'unkind', other: 'advertising' } as const;

/** One choice, the letter that the cook reads, and one button that says what will happen. */
export function DecisionForm({ of: { id, revision, author, reasons, may_decide: mayDecide } }: { of: ModerationCase }) {
  const [action, setAction] = useState<ModerationAction>('hide');
  const [rule, setRule] = useState<CommunityRule>(RULE_OF[reasons[0]?.reason ?? 'other']);
  const [days, setDays] = useState<string>(String(BAN_DAYS[0]));
  /** Null while it is the usual one of its rule. */
  const [written, setWritten] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, decide } = useDecide(id);
  if (!mayDecide) return <p className="muted mod-decide">{t.mayNotDecide}</p>;

  const letter = written ?? t.letters[rule];
  const name = author.name ? `@${author.name}` : t.theCook;
  const banDays = BAN_DAYS.find((one) => String(one) === days) ?? null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action === 'leave') return void decide(() => write('POST /staff/cases/:id/decision', { id, revision, action }));
    setMissing(letter.trim() === '');
    if (letter.trim() === '') return;
    const decision = { id, revision, action, rule, ban_days: action === 'ban' ? banDays : null, letter };
    void decide(() => write('POST /staff/cases/:id/decision', decision));
  }

  return (
    <form className="mod-decide" onSubmit={submit} noValidate>
      <ChoiceGroup
        label={t.whatHappens}
        value={action}
        onChange={setAction}
        options={MODERATION_ACTIONS.map((value) => ({ value, label: t.actions[value] }))}
      />
      {action !== 'leave' && (
        <>
          <div className="mod-pair">
            <SelectField label={t.ruleBroken} value={rule} onChange={({ target }) => setRule(target.value as CommunityRule)}>
              {COMMUNITY_RULES.map((value) => (
                <option key={value} value={value}>
                  {t.rules[value]}
                </option>
              ))}
            </SelectField>
            {action === 'ban' && (
              <SelectField label={t.howLong} value={days} onChange={({ target }) => setDays(target.value)}>
                {BAN_DAYS.map((count) => (
                  <option key={count} value={count}>
                    {t.banDays({ count })}
                  </option>
                ))}
                <option value={FOR_GOOD}>{t.forGood}</option>
              </SelectField>
            )}
          </div>
          <TextAreaField
            label={t.reads({ name })}
            value={letter}
            maxLength={MODERATION_LIMITS.letter}
            rows={4}
            error={isMissing ? t.letterMissing : undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
        </>
      )}
      {action === 'ban' && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {t.banMeans({ name, until: new Date(now + APPEAL_DAYS * DAY_MS) })}
        </Banner>
      )}
      <div className="mod-ends">
        <Button type="submit" variant={action === 'ban' ? 'danger' : 'primary'} busy={isBusy}>
          {action === 'ban' ? (banDays === null ? t.banForGood : t.banFor({ days: t.banDays({ count: banDays }) })) : t.actions[action]}
        </Button>
        {action !== 'leave' && <span className="t15 muted">{t.soon}</span>}
      </div>
    </form>
  );
}
