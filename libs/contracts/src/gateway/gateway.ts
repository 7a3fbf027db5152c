import { z } from 'zod';
import { AppConfig } from '../app-config';
import { HtmlPage, Redirect } from '../kit/http';
import { operation } from '../kit/operation';
import { withGuestLink } from '../recipes/guest-list';
import { GuestLinkToken } from '../recipes/shopping-list';

/** A listener and one of its dead letters, as a form of the page sends them. */
const oneLetter = z.strictObject({ listener: z.string().max(100), id: z.string().max(300) });

/** What the gateway answers by itself, without the bus. */
export const gateway = {
  config: {
    read: operation('rpc.gateway.config.read', {
      summary: 'Get the settings of this installation',
      access: 'public',
      http: { method: 'GET', path: '/config' },
      input: z.strictObject({}),
      output: AppConfig,
    }),
  },
  /** What is set aside in all services, for staff. */
  deadLetters: {
    show: operation('rpc.gateway.dead-letters.show', {
      summary: 'Get the page of dead letters',
      access: 'staff',
      staffRoles: ['operator'],
      http: { method: 'GET', base: '', path: '/ops/dead-letters', answer: { kind: 'page' } },
      input: z.strictObject({ done: z.enum(['replayed', 'failed', 'discarded']).optional().describe('What the form before it did') }),
      output: HtmlPage,
    }),
    replay: operation('rpc.gateway.dead-letters.replay', {
      summary: 'Replay a dead letter, from the page',
      access: 'staff',
      staffRoles: ['operator'],
      http: { method: 'POST', base: '', path: '/ops/dead-letters/replay', body: { kind: 'urlencoded' }, answer: { kind: 'redirect' } },
      input: oneLetter,
      output: Redirect,
      errors: ['request.not-found'],
    }),
    discard: operation('rpc.gateway.dead-letters.discard', {
      summary: 'Discard a dead letter, from the page',
      access: 'staff',
      staffRoles: ['operator'],
      http: { method: 'POST', base: '', path: '/ops/dead-letters/discard', body: { kind: 'urlencoded' }, answer: { kind: 'redirect' } },
      input: oneLetter,
      output: Redirect,
      errors: ['request.not-found'],
    }),
  },
  liveUpdates: {
    open: operation('rpc.gateway.live-updates.open', {
      summary: 'Stream changes of your data as server-sent events: each message is { type, payload } of an event',
      access: 'cook',
      scope: 'none',
      http: {
        method: 'GET',
        path: '/live-updates',
        // a stream holds a place, and another site could open one in a cook's name
        crossSite: 'refused',
        headers: { lastEventId: 'last-event-id' },
        answer: { kind: 'events' },
      },
      input: z.strictObject({ lastEventId: z.string().max(100).optional().describe('The last message seen') }),
      output: z.object({}),
    }),
    openForGuest: operation('rpc.gateway.live-updates.open-for-guest', {
      summary: 'Stream changes of the list behind a guest link as server-sent events',
      access: 'guest',
      http: {
        method: 'GET',
        path: '/guest-lists/:token/live-updates',
        crossSite: 'refused',
        authentication: withGuestLink,
        headers: { lastEventId: 'last-event-id' },
        answer: { kind: 'events' },
      },
      input: z.strictObject({ token: GuestLinkToken, lastEventId: z.string().max(100).optional().describe('The last message seen') }),
      output: z.object({}),
    }),
  },
};
