/** Subjects and streams of one namespace. NATS allows no dots in stream and consumer names. */
export const subjectIn = (namespace: string, subject: string): string => (namespace ? `${namespace}.${subject}` : subject);
export const eventStreamIn = (namespace: string): string => (namespace ? `EVENTS_${namespace}` : 'EVENTS');
