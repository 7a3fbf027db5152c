import { randomUUID } from 'node:crypto';
import type { ProblemCode, ServiceName } from '@simmer/contracts';
import { incomingKey } from '@simmer/kit';
import { newPhoto, type ResourceName } from './resources';
import { anotherStarter } from './starters';
import { testPayments } from './test-payments';

/** What an id in an input is, and what becomes of whoever names another's. */
export interface IdUse {
  of: ResourceName | 'account' | 'nothing';
  /**
   * hidden: refused with 404, word for word as for an id that nobody has. ignored: as little a mistake as an id that nobody has.
   * taken: whoever sends the id has made it, and another has used it.
   */
  foreign: 'hidden' | 'ignored' | 'taken';
}

/** What cannot be read from an operation's contract. Who may call it at all can. */
export interface Row {
  /** Every id in the input, by where it stands. */
  ids?: Readonly<Record<string, IdUse>>;
  /** Fields in place of those that are made from the schema; an undefined one is left out. */
  input?: (
    canary: string,
    ids: ReadonlyMap<string, string>,
    accountId: string,
  ) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** What the owner of everything named may be refused with, where a sample cannot be right. */
  own?: readonly ProblemCode[];
  /** Said while the one before is still at work: then it is asked again. */
  busy?: ProblemCode;
  /** Ends the session or the account, so that somebody asks who has come for this alone. */
  usesUp?: true;
}

const about = (of: IdUse['of']): IdUse => ({ of, foreign: 'hidden' });
const names = (of: IdUse['of']): IdUse => ({ of, foreign: 'ignored' });
const makes = (of: IdUse['of']): IdUse => ({ of, foreign: 'taken' });
/** Made by a client for something within what it is sent with. */
const local: IdUse = { of: 'nothing', foreign: 'ignored' };
const oneOf = (of: ResourceName, rest: Omit<Row, 'ids'> = {}): Row => ({ ids: { id: about(of) }, ...rest });

const aRecipe = { image_url: null, source_url: null, language: 'de' };
const anImport = (canary: string) => ({ url: `http://127.0.0.1:9/${canary}` });
const MONDAY = '2026-11-23';
const aWeek = () => ({ id: MONDAY });
const aDish = (canary: string) => ({ id: randomUUID(), meal: 'dinner', recipe_id: randomUUID(), title: canary, servings: 2 });
const A_VIDEO = 'https://youtu.be/S1mm3rWhole';
const aLetter = { listener: 'recipes-keep-plan', id: 'recipes-keep-plan:none' };

const personalDataOf = (service: ServiceName): Record<string, Row> => ({
  [`${service}.personal-data.count`]: { ids: { accountId: names('account') } },
  [`${service}.personal-data.collect`]: { ids: { accountId: names('account') }, input: () => ({ after: null }) },
  [`${service}.personal-data.erase`]: { ids: { accountId: names('account') } },
});

const photoReferencesOf = (service: ServiceName): Record<string, Row> => ({
  [`${service}.photo-references.find`]: {
    ids: { 'photos[].id': names('image'), 'photos[].ownerId': names('account') },
    input: () => ({ photos: [{ id: randomUUID(), ownerId: randomUUID(), addresses: [] }] }),
  },
});

const deadLettersOf = (service: ServiceName): Record<string, Row> => ({
  [`${service}.dead-letters.list`]: { input: () => ({ after: undefined }) },
  [`${service}.dead-letters.replay`]: { input: () => aLetter },
  [`${service}.dead-letters.discard`]: {},
});

/** A row for every operation, by its subject. An operation without one fails the check, as does an id that its row does not name. */
export const rows: Readonly<Record<string, Row>> = {
  'gateway.config.read': {},
  'gateway.dead-letters.show': {},
  'gateway.dead-letters.replay': { input: () => aLetter },
  'gateway.dead-letters.discard': { input: () => aLetter },
  'gateway.live-updates.open': {},
  'gateway.live-updates.open-for-guest': {},

  'identity.account.register': {
    ids: { requestId: local },
    input: () => ({ email: `${randomUUID()}@example.com`, password: `barley ${randomUUID()}` }),
  },
  'identity.account.current': {},
  'identity.account.set-staff-roles': {},
  'identity.account.confirm-email': {},
  'identity.email.look-up': { ids: { accountId: names('account') } },
  'identity.email.read-verified': { ids: { accountId: names('account') } },
  'identity.session.start': {},
  'identity.session.confirm': {},
  'identity.session.end': { usesUp: true },
  'identity.session.current': {},
  'identity.session.list': {},
  'identity.session.revoke': { ids: { id: names('session') }, usesUp: true },
  'identity.session.revoke-others': { usesUp: true },
  'identity.session.resolve': {},
  'identity.second-factor.read': {},
  // an account has five at most
  'identity.second-factor.add-authenticator': { ids: { id: names('authenticator') }, usesUp: true },
  'identity.second-factor.confirm-authenticator': {
    ids: { id: about('authenticator') },
    input: () => ({ code: '000000' }),
    own: ['identity.wrong-code'],
    usesUp: true,
  },
  'identity.second-factor.remove-authenticator': {
    ids: { id: names('authenticator') },
    own: ['identity.staff-needs-factor'],
    usesUp: true,
  },
  'identity.second-factor.make-recovery-codes': { usesUp: true },
  'identity.second-factor.enter-code': {},
  'identity.second-factor.enter-recovery-code': {},
  'identity.passkey.start-sign-in': {},
  'identity.passkey.sign-in': { ids: { challengeId: local } },
  'identity.passkey.confirm': { ids: { challengeId: local } },
  'identity.passkey.start-adding': {},
  'identity.passkey.add': { ids: { challengeId: local } },
  'identity.passkey.rename': { own: ['request.not-found'] },
  'identity.passkey.remove': {},
  'identity.api-token.list': {},
  'identity.api-token.create': { ids: { id: local } },
  'identity.api-token.revoke': { ids: { id: local } },
  'identity.bearer-token.resolve': {},
  'identity.email.send-verification': { ids: { requestId: local } },
  'identity.email.verify': {},
  'identity.email.verify-by-code': {},
  'identity.email.change': { ids: { requestId: local }, usesUp: true },
  'identity.password.forgot': { ids: { requestId: local } },
  'identity.password.reset': {},
  'identity.password.change': { usesUp: true },
  'identity.profile.read': {},
  'identity.profile.change': { ids: { 'picture.imageId': about('image') }, input: () => ({ picture: { kind: 'photo', imageId: '' } }) },
  'identity.profile.check-username': {},
  'identity.profile.find': { ids: { accountId: names('account') } },
  'identity.profile.find-many': { ids: { 'accountIds[]': names('account') } },
  'identity.household.read': {},
  'identity.household.put-eater': { ids: { id: names('eater') } },
  'identity.household.remove-eater': { ids: { id: names('eater') } },
  'identity.household.invite': {},
  'identity.household.end-invitation': {},
  'identity.household.read-invitation': {},
  'identity.household.join': { input: () => ({ token: 'x'.repeat(43) }), usesUp: true },
  'identity.household.leave': { usesUp: true },
  'identity.household.remove-member': { ids: { id: about('account') }, own: ['request.not-found'] },
  'identity.household.look-up': { ids: { accountId: names('account') } },
  'identity.oauth.metadata': {},
  'identity.oauth.authorize': {},
  'identity.oauth.resume': {},
  'identity.oauth.token': {},
  'identity.oauth.revoke': {},
  'identity.oauth.read-request': {},
  'identity.oauth.decide': {},
  'identity.voice-link.current': {},
  'identity.voice-link.remove': {},
  'identity.voice.answer': {},
  'identity.preferences.read': {},
  'identity.preferences.change': {},
  'identity.data-export.start': { ids: { id: local }, usesUp: true },
  'identity.data-export.current': {},
  'identity.data-export.file': {},
  'identity.account-deletion.preview': {},
  'identity.account-deletion.start': { usesUp: true, own: ['identity.staff-cannot-leave'] },
  'identity.staff.list': {},
  'identity.audit-log.add': { ids: { accountId: names('account') } },
  'identity.audit-log.list': { ids: { person: names('account') }, input: () => ({ after: undefined }) },
  'identity.audit-log.summary': {},
  'identity.mail.send': { ids: { accountId: names('account') } },

  'recipes.tray.longest-unused': {},
  'recipes.tray.list': { input: () => ({ after: undefined }) },
  // to fill a library takes long: whose recipes wait is checked where the tray is
  'recipes.tray.move-first': oneOf('recipe', { own: ['recipes.not-found'] }),
  'recipes.recipe.create': {
    ids: { id: makes('recipe'), image_id: names('image'), 'instructions[].image_id': names('image') },
    input: () => ({ ...aRecipe, unlessOwned: undefined }),
  },
  'recipes.starter-recipe.add': { ids: { 'items[].id': makes('recipe') }, input: anotherStarter },
  'recipes.recipe.find-same': {},
  'recipes.recipe.read': oneOf('recipe'),
  'recipes.recipe.list': { ids: { collection: names('collection') }, input: () => ({ favorite: undefined, after: undefined }) },
  'recipes.recipe.search': { input: () => ({ exact: undefined }) },
  'recipes.recipe.facets': { input: () => ({ favorite: undefined }) },
  'recipes.recipe.update': {
    ids: { id: about('recipe'), image_id: names('image'), 'instructions[].image_id': names('image') },
    input: () => ({ ...aRecipe, revision: 1 }),
  },
  'recipes.recipe-version.list': oneOf('recipe'),
  'recipes.recipe-version.read': oneOf('recipe', { input: () => ({ revision: 1 }), own: ['recipes.version-not-found'] }),
  'recipes.recipe.set-notes': oneOf('recipe', { input: () => ({ revision: 1 }) }),
  'recipes.recipe.set-rating': oneOf('recipe'),
  'recipes.recipe.set-tags': oneOf('recipe'),
  'recipes.recipe.set-collections': { ids: { id: about('recipe'), 'collections[]': names('collection') } },
  'recipes.collection.list': {},
  'recipes.collection.put': { ids: { id: names('collection') } },
  'recipes.collection.delete': { ids: { id: names('collection') } },
  'recipes.recipe.set-favorite': oneOf('recipe'),
  'recipes.recipe.put-cooked': { ids: { id: about('recipe'), entryId: local, image_id: names('image') } },
  'recipes.recipe.remove-cooked': { ids: { id: about('recipe'), entryId: local } },
  'recipes.recipe.delete': oneOf('recipe'),
  'recipes.recipe.restore': oneOf('deletedRecipe'),
  'recipes.recipe.list-deleted': { input: () => ({ after: undefined }) },
  'recipes.recipe.restore-many': { ids: { 'ids[]': names('deletedRecipe') } },
  'recipes.recipe.delete-many': { ids: { 'ids[]': names('recipe') } },
  'recipes.recipe.publish': oneOf('recipe'),
  'recipes.recipe.list-public': { ids: { 'among[]': names('recipe') }, input: () => ({ after: undefined }) },
  'recipes.recipe.read-public': { ids: { id: names('recipe') } },

  'recipes.library.list-changes': { input: () => ({ mark: 0, after: undefined }) },
  'recipes.library.read-recipes': { ids: { 'ids[]': names('recipe') } },

  'recipes.meal-plan.read': { input: aWeek },
  'recipes.meal-plan.change': {
    ids: {
      'put[].id': local,
      'put[].recipe_id': names('recipe'),
      'put[].leftover_of': local,
      'remove[]': local,
      'slots[].eaters[]': local,
    },
    input: (canary) => ({
      ...aWeek(),
      put: [{ ...aDish(canary), date: MONDAY, position: 1, locked: false, leftover_of: null }],
      slots: [],
    }),
  },
  'recipes.meal-plan.read-settings': {},
  'recipes.meal-plan.change-settings': {
    ids: { 'recurring[].id': local, 'recurring[].recipe_id': names('recipe') },
    input: (canary) => ({ max_minutes: [], recurring: [{ ...aDish(canary), weekday: 0, from: MONDAY }] }),
  },
  'recipes.meal-plan.list-templates': {},
  'recipes.meal-plan.put-template': {
    ids: { id: names('mealPlanTemplate'), 'dishes[].recipe_id': names('recipe') },
    input: (canary) => {
      const { id: _, ...dish } = aDish(canary);
      return { dishes: [{ ...dish, day: 0 }] };
    },
  },
  'recipes.meal-plan.delete-template': { ids: { id: names('mealPlanTemplate') } },

  'recipes.meal-plan-feed.resolve': {},
  'recipes.meal-plan-feed.read': {},
  'recipes.meal-plan-feed.make': {},
  'recipes.meal-plan-feed.end': {},
  'recipes.meal-plan-feed.calendar': {},

  'recipes.shopping-list.list': {},
  'recipes.shopping-list.create': { ids: { id: makes('shoppingList') } },
  'recipes.shopping-list.rename': oneOf('shoppingList'),
  'recipes.shopping-list.sync': oneOf('shoppingList', { input: () => ({ mark: 0, operations: [], after: undefined }) }),
  'recipes.shopping-list.add-item': { ids: { id: local } },
  'recipes.shopping-list.visit': oneOf('shoppingList'),
  'recipes.shopping-list.list-links': oneOf('shoppingList'),
  'recipes.shopping-list.make-link': oneOf('shoppingList'),
  'recipes.shopping-list.end-link': { ids: { id: about('shoppingList'), linkId: local } },
  'recipes.guest-list.resolve': {},
  'recipes.guest-list.read': {},
  'recipes.guest-list.sync': { input: () => ({ mark: 0, operations: [], after: undefined }) },
  'recipes.guest-list.visit': {},

  'recipes.food-choice.list': {},
  'recipes.food-choice.choose': {},

  'recipes.share-link.share-recipe': { ids: { id: makes('shareLink'), recipe_id: about('recipe') } },
  'recipes.share-link.share-week': { ids: { id: makes('shareLink') }, input: () => ({ first: MONDAY }) },
  'recipes.share-link.list': {},
  'recipes.share-link.set-revoked': oneOf('shareLink'),
  'recipes.share-link.read-shared': { own: ['recipes.share-not-found'] },
  'recipes.share-link.save-recipe': { ids: { id: local }, own: ['recipes.share-not-found'] },
  'recipes.share-link.save-week': { ids: { id: local }, own: ['recipes.share-not-found'] },

  'recipes.published-recipe.save': oneOf('recipe', { own: ['community.recipe-not-found', 'recipes.own-recipe'] }),
  'recipes.published-recipe.read': { ids: { id: names('recipe') } },
  'recipes.published-recipe.find-copy': { ids: { id: names('recipe'), accountId: names('account') } },
  'recipes.published-recipe.take-changes': {
    ids: { id: names('recipe'), ownerId: names('account'), offeredBy: names('account') },
    own: ['recipes.not-found'],
  },

  'recipes.household-recipe.list': { ids: { 'ids[]': names('recipe') } },

  'importer.import.start': { ids: { id: makes('import') }, input: anImport },
  // an id of another is refused in its own result
  'importer.import.start-many': { ids: { 'imports[].id': local } },
  'importer.import.start-from-page': { ids: { id: makes('import') }, input: anImport },
  'importer.import.read': oneOf('import'),
  'importer.import.cancel': oneOf('import', { own: ['importer.already-finished'] }),
  'importer.import.samples': {},
  'importer.file-import.start': { ids: { id: makes('fileImport') } },
  'importer.file-import.read': oneOf('fileImport'),
  'importer.file-import.list': {},
  'importer.file-import.items': oneOf('fileImport', { input: () => ({ after: undefined }) }),
  'importer.file-import.save': oneOf('fileImport'),
  'importer.file-import.undo': oneOf('fileImport', { own: ['importer.not-ready'] }),
  'importer.file-import.cancel': oneOf('fileImport'),
  'importer.export.formats': {},
  'importer.export.start': { ids: { id: makes('export'), 'recipeIds[]': names('recipe') }, busy: 'importer.export-running' },
  'importer.export.start-pdf': {
    ids: { id: makes('export'), 'recipeIds[]': names('recipe') },
    input: () => ({ language: 'de' }),
    busy: 'importer.export-running',
  },
  'importer.export.read': oneOf('export'),
  'importer.export.file': oneOf('export'),

  'community.chef.read': { own: ['community.chef-not-found'] },
  'community.chef-page.kitchen': { own: ['community.chef-not-found'] },
  'community.chef.follow': { own: ['community.chef-not-found'] },
  'community.chef.mute': { own: ['community.chef-not-found'] },
  'community.chef.block': { own: ['community.chef-not-found'] },
  'community.chef.list-followed': { input: () => ({ after: undefined }) },
  'community.feed.counts': {},
  'community.feed.list-recipes': { input: () => ({ after: undefined }) },
  'community.feed.list-answers': { input: () => ({ after: undefined }) },
  'community.feed.list-notices': { input: () => ({ after: undefined }) },
  'community.feed.see': { input: () => ({ until: new Date().toISOString() }) },
  'community.feed.suggest-cooks': {},
  'community.rating.read': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.rating.put': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.made.list': { ids: { id: about('recipe') }, input: () => ({ after: undefined }), own: ['community.recipe-not-found'] },
  'community.made.put': {
    ids: { id: about('recipe'), image_id: names('image') },
    input: () => ({ date: new Date().toISOString().slice(0, 10) }),
    own: ['community.recipe-not-found'],
  },
  'community.made.remove': { ids: { id: names('recipe'), postId: local } },
  'community.comment.list': {
    ids: { id: about('recipe'), answer_to: local },
    input: () => ({ after: undefined }),
    own: ['community.recipe-not-found'],
  },
  'community.comment.create': { ids: { id: about('recipe'), postId: local, answer_to: local }, own: ['community.recipe-not-found'] },
  'community.comment.remove': { ids: { id: names('recipe'), postId: local } },
  'community.recipe-page.reasons': { ids: { id: about('recipe') }, own: ['community.recipe-not-found'] },
  'community.post.restore': { ids: { id: local } },
  'community.offer.put': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.offer.read': { ids: { id: names('recipe') } },
  'community.offer.withdraw': { ids: { id: names('recipe') } },
  'community.offer.list': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.offer.answer': { ids: { id: about('recipe'), forkId: local }, own: ['community.recipe-not-found'] },
  'community.recipe-page.mine': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.gallery.read': { own: ['community.recipe-not-found'] },
  'community.report.recipe': oneOf('recipe', { own: ['community.recipe-not-found'] }),
  'community.report.post': { ids: { id: local } },
  'community.report.chef': { own: ['community.chef-not-found'] },
  'community.moderation.list-notices': { ids: { content: names('recipe') }, input: () => ({ after: undefined }) },
  // who may appeal, and who decides, is checked where cases are
  'community.moderation.appeal': { ids: { id: local } },
  'community.moderation.read-standing': { ids: { accountId: names('account') } },
  'community.moderation-case.list': { input: () => ({ after: undefined }) },
  'community.moderation-case.counts': {},
  'community.moderation-case.read': { ids: { id: local } },
  'community.moderation-case.decide': { ids: { id: local } },
  'community.moderation-case.decide-appeal': { ids: { id: local } },
  'community.video.list': {},
  'community.video.counts': {},
  'community.video.read': { ids: { id: local }, own: ['community.video-not-found'] },
  'community.video-category.list': {},
  'community.staff-video.list': {},
  'community.staff-video.look-up': { input: () => ({ url: A_VIDEO, key: '' }) },
  'community.staff-video.add': {
    ids: { id: local, 'category[]': local },
    input: () => ({ url: A_VIDEO, recipe_slug: null }),
    own: ['community.video-category-not-found'],
  },
  'community.staff-video.update': { ids: { id: local, 'category[]': local }, input: () => ({ recipe_slug: null }) },
  'community.staff-video.set-featured': { ids: { id: local } },
  'community.staff-video.set-active': { ids: { id: local } },
  'community.staff-video-category.list': {},
  'community.staff-video-category.add': { ids: { id: local } },
  'community.staff-video-category.update': { ids: { id: local } },
  'community.staff-video-category.sort': { ids: { 'ids[]': local } },
  'community.demo-video.store': { input: () => ({ categories: [], videos: [] }) },
  'community.gallery.list': { input: () => ({ after: undefined, language: 'de' }) },

  'billing.subscription.current': {},
  'billing.subscription.look-up-many': { ids: { 'accountIds[]': names('account') } },
  'billing.subscription.grant': { ids: { accountId: names('account') } },
  'billing.plan.list': {},
  'billing.checkout.create': { ids: { id: local } },
  'billing.checkout.confirm': { input: () => ({ session_id: `cs_test_${randomUUID()}` }), own: ['billing.checkout-not-yours'] },
  'billing.payment.current': {},
  'billing.payment.open-portal': { ids: { id: local }, own: ['billing.not-subscribed'] },
  'billing.payment.preview-change': { own: ['billing.not-subscribed'] },
  'billing.payment.change': { ids: { id: local }, own: ['billing.not-subscribed'] },
  'billing.payment.cancel': { ids: { id: local }, own: ['billing.not-subscribed'] },
  'billing.payment.resume': { ids: { id: local }, own: ['billing.not-subscribed'] },
  'billing.payment.list-invoices': {},
  'billing.webhook.receive': {},
  'billing.test-mode.turn-clock': { ids: { accountId: names('account') } },
  ...testPayments,
  'billing.subscription.look-up': { ids: { accountId: names('account') } },

  'media.image.upload-file': { ids: { id: makes('image') }, input: async () => ({ file: await newPhoto() }) },
  'media.image.keep-file': {
    ids: { id: about('image') },
    input: (_, ids, accountId) => ({ objectKey: incomingKey(accountId, ids.get('id') ?? '') }),
    own: ['media.not-found'],
  },
  'media.image.copy': {
    ids: { id: makes('image'), 'from.id': names('image'), 'from.ownerId': names('account') },
    own: ['media.not-found'],
  },
  'media.image.upload-from-url': { ids: { id: makes('image') }, input: anImport },
  'media.image.read': oneOf('image'),
  'media.image.find-stored': { ids: { 'ids[]': names('image') } },
  'media.image.original': oneOf('image'),

  ...['identity', 'recipes', 'importer', 'community', 'billing', 'media']
    .map((name) => personalDataOf(name as ServiceName))
    .reduce((all, one) => ({ ...all, ...one })),
  ...photoReferencesOf('identity'),
  ...photoReferencesOf('recipes'),
  ...photoReferencesOf('community'),
  ...deadLettersOf('identity'),
  ...deadLettersOf('recipes'),
  ...deadLettersOf('importer'),
  ...deadLettersOf('community'),
  ...deadLettersOf('billing'),
  ...deadLettersOf('media'),
};
