import { randomUUID } from 'node:crypto';
import { local, type Row } from './row';

const aMessage = () => ({ name: 'Ada', email: `${randomUUID()}@example.com`, topic: 'question', message: 'Hello' });

/** Of what everybody may see and send: the site map, the contact page, and what staff do with what comes from it. */
export const publicSiteRows: Readonly<Record<string, Row>> = {
  'gateway.contact-form.send': { input: () => ({ ...aMessage(), website: '' }) },
  // nothing is configured
  'gateway.native-apps.apple': { own: ['request.not-found'] },
  'gateway.native-apps.android': { own: ['request.not-found'] },
  'gateway.site-map.robots': {},
  'gateway.site-map.show': {},
  'gateway.site-map.show-part': { input: () => ({ part: 'pages.xml' }) },
  'identity.contact.send': {
    ids: { id: local },
    input: () => ({ ...aMessage(), complaint: null, website: '' }),
  },
  'identity.contact-message.list': { input: () => ({ after: undefined }) },
  'identity.contact-message.counts': {},
  'identity.contact-message.read': { ids: { id: local } },
  'identity.contact-message.answer': { ids: { id: local } },
  'identity.contact-message.assign': { ids: { id: local } },
  'identity.contact-message.set-state': { ids: { id: local } },
  'community.moderation-case.open': { input: () => ({ slug: 'nothing-00000000' }), own: ['community.recipe-not-found'] },
  'community.public-page.count': {},
  'community.public-page.list': {},
};
