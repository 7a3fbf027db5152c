/** What a message from the contact page is about. A copyright complaint has fields and a queue of its own. */
export const CONTACT_TOPICS = ['broken', 'question', 'idea', 'account', 'community', 'data', 'copyright'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** In characters; `answers`: how many staff may send to one message. */
export const CONTACT_LIMITS = {
  name: 120,
  message: 5_000,
  work: 2_000,
  place: 2_048,
  signature: 120,
  browser: 300,
  answer: 5_000,
  answers: 20,
} as const;

/** Where staff find a message: complaints about copyright wait apart from everything else. */
export const CONTACT_QUEUES = ['messages', 'copyright'] as const;
export type ContactQueue = (typeof CONTACT_QUEUES)[number];

/** `filtered`: whoever sent it filled the field that people do not see. */
export const CONTACT_STATES = ['open', 'answered', 'closed', 'filtered'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** How long a message is stored after the last thing that happened to it, in days; of a filtered one, after it came in. */
export const CONTACT_KEPT_DAYS = 365;
export const FILTERED_CONTACT_KEPT_DAYS = 30;

/** Business days after which an answer is due: 48 hours. */
export const CONTACT_ANSWER_DAYS = 2;
