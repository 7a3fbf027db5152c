import { getModelToken } from '@nestjs/mongoose';
import { Injectable, Module } from '@nestjs/common';
import { feedMail, type FeedNews, operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { FakeService, service, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { MAIL_MODEL, type MailRecord } from '../mail/mail.schema';
import { type IdentityUnderTest, identityUnderTest, newBrowser, type Registered } from '../spec/identity-under-test';

const { mail, unsubscribe } = operations.identity;

const UNTIL = '2026-11-27T16:00:00.000Z';
const NEWS: FeedNews = {
  recipes: { items: [{ title: 'Leek <linguine>', cook: 'ilse', slug: 'leek-linguine-abc' }], has_more: true },
  answers: {
    items: [{ kind: 'comment', cook: null, text: 'Can I\nfreeze it?', recipe: { title: 'Soup', slug: 'soup-abc' } }],
    has_more: false,
  },
  notices: {
    items: [
      {
        ...{ kind: 'offer-answer', id: '00000000-0000-7000-8000-0000000000b1', created_at: UNTIL, is_new: true, cook: null },
        ...{ recipe: { title: 'Noodles', slug: 'noodles-abc' }, fork: { slug: 'noodles-def' }, changes: 3, taken: 2 },
      },
    ],
    has_more: false,
  },
};

/** What community says is new for whoever has not unsubscribed. */
@Injectable()
class Feeds {
  readonly stopped: string[] = [];
  readonly read: ParsedInputOf<typeof feedMail.readNews>[] = [];
}

@FakeService('community')
class FakeCommunity {
  constructor(private readonly feeds: Feeds) {}

  @Handles(feedMail.readNews)
  async readNews(input: ParsedInputOf<typeof feedMail.readNews>): Promise<OutputOf<typeof feedMail.readNews>> {
    this.feeds.read.push(input);
    return { news: this.feeds.stopped.includes(input.accountId) ? null : NEWS };
  }

  @Handles(feedMail.stop)
  async stop({ accountId }: ParsedInputOf<typeof feedMail.stop>): Promise<OutputOf<typeof feedMail.stop>> {
    this.feeds.stopped.push(accountId);
    return { stopped: true };
  }
}

@Module({ controllers: [FakeCommunity], providers: [Feeds] })
class FakeCommunityModule {
  static readonly keepsDocuments = false;
}

let identity: IdentityUnderTest;
let community: RunningService;
let feeds: Feeds;
beforeAll(async () => {
  identity = await identityUnderTest();
  community = await bootService('community', FakeCommunityModule, identity.environment);
  feeds = community.app.get(Feeds);
});
afterAll(async () => {
  await community.stop();
  await identity.close();
});

async function verified(language: 'en' | 'de' = 'en'): Promise<Registered> {
  const cook = await identity.register({ ...newBrowser(), language });
  await identity.mail.newestTo(cook.email);
  await identity.verify(cook);
  return cook;
}
const idFor = ({ accountId }: Registered) => `feed-news ${accountId} ${UNTIL}`;
const letter = { template: 'feed-news', since: '2026-11-26T16:00:00.000Z', until: UNTIL } as const;
const send = (to: Registered) => identity.call(mail.send, { id: idFor(to), accountId: to.accountId, letter }, service);
const addressIn = (headers: Readonly<Record<string, string>>): string => /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
const tokenOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';
const statusOf = async (id: string) =>
  (await identity.running.app.get<Model<MailRecord>>(getModelToken(MAIL_MODEL)).findById(id).lean())?.status;

it('writes what is new, with a header by which mailboxes end such mails with one click', async () => {
  const cook = await verified();
  await send(cook);
  const { text, html, headers } = await identity.mail.mailTo(cook.email, 'New from your cooks');
  expect(feeds.read.at(-1)).toEqual({ accountId: cook.accountId, since: letter.since, until: UNTIL });
  expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:4310\/api\/unsubscribe\/[\w.-]+>$/);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(
    '* Leek <linguine>, by ilse\n  http://localhost:4310/app/community/recipe/leek-linguine-abc\n\nAnd more, in Simmer.',
  );
  expect(text).toContain('* A cook commented on your Soup\n  > Can I\n  > freeze it?\n');
  expect(text).toContain(
    '* A cook took 2 of 3 changes you offered into Noodles.\n  http://localhost:4310/app/community/recipe/noodles-def',
  );
  expect(text).toContain(`Stop these emails: ${addressIn(headers)}`);
  expect(text).not.toContain('something happened on your account');
  expect(html).toContain('Leek &#60;linguine&#62;, by ilse');
  expect(html).toContain(`href="${addressIn(headers)}"`);
  expect(html).not.toMatch(/<img|<link|src=|@import|url\(|<linguine>/);
});

it('writes it in the language of the cook', async () => {
  const cook = await verified('de');
  await send(cook);
  const { text } = await identity.mail.mailTo(cook.email, 'Neues von deinen Köchen');
  expect(text).toContain('* Jemand hat 2 von 3 Änderungen, die du vorgeschlagen hast, in „Noodles“ übernommen.');
});

it('ends such mails by the address in one of them, however often, and for nobody else', async () => {
  const [cook, other] = [await verified(), await verified()];
  await send(cook);
  const { headers } = await identity.mail.mailTo(cook.email, 'New from your cooks');
  const token = tokenOf(addressIn(headers));
  const body = Buffer.from('List-Unsubscribe=One-Click').toString('base64');
  const confirm = () => identity.call(unsubscribe.confirm, { token, body }, null);
  expect([await confirm(), await confirm()]).toEqual([{ ended: true }, { ended: true }]);
  expect(feeds.stopped).toEqual([cook.accountId, cook.accountId]);
  const forged = token.replace(cook.accountId, other.accountId);
  for (const wrong of [forged, `${cook.accountId}.`, `${cook.accountId}.${'x'.repeat(43)}`, 'nonsense', ''])
    await expect(identity.call(unsubscribe.confirm, { token: wrong }, null)).rejects.toMatchObject({
      code: 'identity.unsubscribe-link-unknown',
    });
  expect(feeds.stopped).not.toContain(other.accountId);
});

it('shows a page to whoever opens the address, and ends nothing', async () => {
  const before = feeds.stopped.length;
  expect(await identity.call(unsubscribe.open, { token: 'a.b/c' }, null)).toEqual({ location: '/unsubscribe#token=a.b%2Fc', status: 303 });
  expect(feeds.stopped).toHaveLength(before);
});

it('drops a mail with what is new when there is nothing to say any more', async () => {
  const cook = await verified();
  feeds.stopped.push(cook.accountId);
  await send(cook);
  await waitUntil(async () => (await statusOf(idFor(cook))) === 'dropped', 'the mail to be dropped');
  expect(identity.mail.mailsTo(cook.email)).toHaveLength(1);
});
