import type { RouteInput } from '@simmer/client';
import { CONTACT_TOPICS } from '@simmer/contracts/constants';
import { missing } from '@simmer/messages/contact';
import { emailError } from '../../access/rules';

export type Message = Omit<RouteInput<'POST /contact-messages'>, 'id' | 'complaint'> & { complaint: Complaint | null };
type Complaint = NonNullable<RouteInput<'POST /contact-messages'>['complaint']>;

/** The message that the fields of the form are; what is missing in it, the server says. */
export function messageOf(form: FormData): Message {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const topic = CONTACT_TOPICS.find((one) => one === textOf('topic')) ?? CONTACT_TOPICS[0];
  const complaint = {
    work: textOf('work'),
    place: textOf('place'),
    // the server refuses one that is not confirmed
    good_faith: form.has('good_faith') as true,
    signature: textOf('signature'),
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    topic,
    message: textOf('message'),
    send_browser: form.has('send_browser'),
    website: textOf('website'),
    complaint: topic === 'copyright' ? complaint : null,
  };
}

/** What a message still needs, all of it at once, by the names of the fields. */
export function missingIn({ name, email, topic, message = '', complaint }: Message): { name: string; message: string }[] {
  const texts = { name, ...(topic !== 'copyright' && { message }), ...(complaint && pickTexts(complaint)) };
  const empty = Object.entries(texts).filter(([, text]) => text.trim() === '');
  const found = empty.map(([field]) => ({ name: field, message: missing[field as keyof typeof missing] }));
  const wrongEmail = emailError(email);
  return [
    ...found,
    ...(wrongEmail === undefined ? [] : [{ name: 'email', message: wrongEmail }]),
    ...(complaint && !complaint.good_faith ? [{ name: 'good_faith', message: missing.good_faith }] : []),
  ];
}

const pickTexts = ({ work, place, signature }: Complaint) => ({ work, place, signature });
