import { newId, RequestProblem } from '@simmer/client';
import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/contact';
import { Banner, Button, Checkbox, ErrorSummary, type FieldError, IconAlertTriangle, Radio, TextAreaField, TextField } from '@simmer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { useHydrated } from '../../app/frame/hydrated';
import { useSentForm } from '../../forms/sent-form';
import { messageOf, missingIn } from './message-of';

/** What is said of a message that is sent; the number alone where no script sent it. */
export interface SentMessage {
  number: number;
  details?: { topic: ContactTopic; email: string; answerBy: string };
}

/** Fields of the form by what the server calls them. */
const FIELD_OF: Readonly<Record<string, string>> = {
  '/name': 'name',
  '/email': 'email',
  '/message': 'message',
  '/complaint/work': 'work',
  '/complaint/place': 'place',
  '/complaint/good_faith': 'good_faith',
  '/complaint/signature': 'signature',
};

interface Refused {
  errors: FieldError[];
  /** What is about no field. */
  notice: string | undefined;
}

const refusalOf = (fields: readonly { pointer: string; message: string }[], message: string): Refused => {
  const errors = fields.flatMap(({ pointer, message: said }) => {
    const name = FIELD_OF[pointer];
    return name === undefined ? [] : [{ fieldId: idOf(name), message: said }];
  });
  return { errors, notice: errors.length > 0 ? undefined : message };
};

const idOf = (name: string): string => `contact-${name}`;

/**
 * Sends a message. The browser keeps what is typed, not the app: so nothing is lost when the app takes over a page that the server drew, and a browser
 * without a script sends the same form to the same address.
 */
export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const account = useAccount();
  const sentForm = useSentForm();
  const isHydrated = useHydrated();
  const [refused, setRefused] = useState<Refused | undefined>(
    sentForm && refusalOf(sentForm.problem.errors ?? [], sentForm.problem.detail ?? sentForm.problem.title),
  );
  const [isBusy, setBusy] = useState(false);
  /** Sent again after a lost answer, it is still one message. */
  const id = useRef<string>(undefined);
  const typed = sentForm?.values ?? { name: account?.name ?? '', email: account?.email ?? '', send_browser: 'on' };
  const errorOf = (name: string): string | undefined => refused?.errors.find(({ fieldId }) => fieldId === idOf(name))?.message;
  const field = (name: string) => ({ id: idOf(name), name, defaultValue: typed[name] ?? '', error: errorOf(name) });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    id.current ??= newId();
    const message = messageOf(new FormData(event.currentTarget));
    const missing = missingIn(message).map(({ name, message: said }) => ({ fieldId: idOf(name), message: said }));
    setRefused(missing.length > 0 ? { errors: missing, notice: undefined } : undefined);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      const { number, answer_by: answerBy } = await write('POST /contact-messages', { id: id.current, ...message });
      onSent({ number, details: { topic: message.topic, email: message.email, answerBy } });
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      setRefused(refusalOf(problem.fields, problem.message));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="contact-form" method="post" action="/contact" noValidate={isHydrated} onSubmit={(event) => void submit(event)}>
      {refused && refused.errors.length > 0 && <ErrorSummary errors={refused.errors} />}
      {refused?.notice && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {refused.notice}
        </Banner>
      )}
      <div className="contact-two">
        <TextField {...field('name')} label={t.name} autoComplete="name" required maxLength={CONTACT_LIMITS.name} />
        <TextField {...field('email')} label={t.email} type="email" autoComplete="email" required />
      </div>
      <fieldset className="contact-topics">
        <legend className="label-text">{t.topic}</legend>
        <div>
          {CONTACT_TOPICS.map((topic) => (
            <Radio
              key={topic}
              name="topic"
              value={topic}
              defaultChecked={topic === (typed['topic'] ?? CONTACT_TOPICS[0])}
              label={<span>{t.topics[topic]}</span>}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="contact-complaint">
        <legend className="h-20">{t.complaint}</legend>
        <p className="t15 muted">{t.complaintLead}</p>
        <TextAreaField {...field('work')} label={t.work} hint={t.workHint} maxLength={CONTACT_LIMITS.work} />
        <TextField {...field('place')} label={t.place} hint={t.placeHint} inputMode="url" maxLength={CONTACT_LIMITS.place} />
        <Checkbox
          id={idOf('good_faith')}
          name="good_faith"
          defaultChecked={Boolean(typed['good_faith'])}
          aria-invalid={errorOf('good_faith') ? true : undefined}
          label={<span className="t15">{t.goodFaith}</span>}
        />
        <TextField {...field('signature')} label={t.signature} hint={t.signatureHint} maxLength={CONTACT_LIMITS.signature} />
      </fieldset>
      <TextAreaField
        {...field('message')}
        label={t.text}
        placeholder={t.textHint}
        rows={6}
        maxLength={CONTACT_LIMITS.message}
        className="contact-message"
      />
      {/* what fills every field it finds fills this one too */}
      <div className="contact-website" aria-hidden="true">
        <TextField name="website" label={t.leaveEmpty} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <Checkbox name="send_browser" defaultChecked={Boolean(typed['send_browser'])} label={<span className="t15">{t.sendBrowser}</span>} />
      <p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t.send}
        </Button>
      </p>
    </form>
  );
}
