import { Injectable } from '@nestjs/common';
import { includes, LIST_LIMITS, ProblemError, shoppingList, type SpokenAnswer } from '@simmer/contracts';
import { spokenItems } from '@simmer/culinary';
import { Bus, Plans } from '@simmer/kit';
import type { Language } from '@simmer/messages';
import { v5 as uuidv5 } from 'uuid';
import { type ClientActor, OAuthService } from '../oauth/oauth.service';
import type { VoiceRequest } from './signature/signed-request';
import { Speech } from './speech';
import { VoiceLinkService } from '../voice-link/voice-link.service';

/** The intents of deploy/voice/interaction-model. */
const ADD_ITEMS = 'AddItemsIntent';
const GOODBYES = new Set(['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent']);

/** What items are added as: the same request, sent again, makes the same ids. */
const ITEM_IDS = '5b5f0f6c-38e8-4f0e-9d8a-1c5f4d1f6a10';
/** Somebody stands in a kitchen and waits: so long for all the items together. */
const ADDED_WITHIN_MS = 1_200;

/** An empty answer: the device does not wait for a reply. */
const NOTHING: SpokenAnswer = { version: '1.0', response: {} };

/** How far the items of a request have come. */
interface Outcome {
  added: string[];
  left: string[];
  problem: ProblemError | undefined;
}

/** Decides what a device says. Of a cook's account it can add items to the shopping list, and nothing else. */
@Injectable()
export class VoiceService {
  constructor(
    private readonly oauth: OAuthService,
    private readonly links: VoiceLinkService,
    private readonly plans: Plans,
    private readonly bus: Bus,
  ) {}

  async answer(voice: VoiceRequest): Promise<SpokenAnswer> {
    const { type, intent, locale } = voice.request;
    const language: Language = locale.toLowerCase().startsWith('de') ? 'de' : 'en';
    const speech = new Speech(language);
    if (type === 'AlexaSkillEvent.SkillDisabled') return this.forget(voice);
    if (type === 'LaunchRequest') return (await this.cookOf(voice, speech)).refusal ?? speech.welcome();
    if (type !== 'IntentRequest' || !intent) return NOTHING;
    if (intent.name === ADD_ITEMS) return this.add(voice, speech, language);
    if (intent.name === 'AMAZON.HelpIntent') return speech.help();
    return GOODBYES.has(intent.name) ? speech.goodbye() : speech.notUnderstood();
  }

  private async add(voice: VoiceRequest, speech: Speech, language: Language): Promise<SpokenAnswer> {
    const { actor, refusal } = await this.cookOf(voice, speech);
    if (!actor) return refusal;
    const spoken = (voice.request.intent?.slots?.['items']?.value ?? '').slice(0, LIST_LIMITS.value);
    const items = spokenItems(spoken, language);
    if (items.length === 0) return speech.whatToAdd();
    const { added, left, problem } = await this.put(items, voice.request.requestId, actor);
    if (added.length > 0) await this.links.setLastHeard(actor.accountId, spoken);
    if (!problem) return speech.added(added);
    return problem.code === 'recipes.list-full' ? speech.listFull(added, left) : speech.listAway(added, left);
  }

  /** Adds one after the other until one fails; that one and all after it are reported as missing. */
  private async put(items: readonly string[], requestId: string, actor: ClientActor): Promise<Outcome> {
    const added: string[] = [];
    const until = Date.now() + ADDED_WITHIN_MS;
    for (const [at, text] of items.entries()) {
      const id = uuidv5(`${requestId} ${at}`, ITEM_IDS);
      try {
        await this.bus.call(shoppingList.addItem, { id, text }, { onBehalfOf: actor, timeoutMs: until - Date.now() });
        added.push(text);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return { added, left: items.slice(at), problem: error };
      }
    }
    return { added, left: [], problem: undefined };
  }

  /** The cook of the device, or the answer for a device that is not linked. */
  private async cookOf(
    { context }: VoiceRequest,
    speech: Speech,
  ): Promise<{ actor: ClientActor; refusal?: never } | { actor?: never; refusal: SpokenAnswer }> {
    const { userId, accessToken } = context.System.user;
    const actor = accessToken === undefined ? null : await this.oauth.actorOf(accessToken);
    if (!actor || !(await this.links.admits(actor.accountId, userId))) return { refusal: speech.notLinked() };
    if (!includes(await this.plans.get(actor.accountId), 'voice-linking')) return { refusal: speech.notIncluded() };
    return { actor };
  }

  /** The skill was disabled for a voice account, which ends its link. */
  private async forget({ context }: VoiceRequest): Promise<SpokenAnswer> {
    for (const accountId of await this.links.accountsOf(context.System.user.userId)) await this.oauth.unlink({ accountId });
    return NOTHING;
  }
}
