import type { RouteInput } from '@simmer/client';
import { CONTACT_TOPICS } from '@simmer/contracts/constants';

type Message = Omit<RouteInput<'POST /contact'>, 'id' | 'complaint'> & { complaint: Complaint | null };
type Complaint = NonNullable<RouteInput<'POST /contact'>['complaint']>;

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
