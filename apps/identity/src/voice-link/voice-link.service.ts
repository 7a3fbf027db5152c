import { Injectable } from '@nestjs/common';
import { hashOf, untilWritten } from '@simmer/kit';
import { SecurityLog } from '../security-log';
import { type VoiceLinkState, VoiceLinkRepository } from './voice-link.repository';
import type { VoiceLinkDocument } from './voice-link.schema';

const UNLINKED: VoiceLinkState = { grantId: null, linkedAt: null, voiceAccount: null, heardText: null, heardAt: null };

/** Which grant speaks for a cook: the one link of an account. */
@Injectable()
export class VoiceLinkService {
  constructor(
    private readonly links: VoiceLinkRepository,
    private readonly log: SecurityLog,
  ) {}

  find(accountId: string): Promise<VoiceLinkDocument | null> {
    return this.links.find(accountId);
  }

  /** Links an account by a grant, in place of what was linked before. Returns the grant that is over by that, if any. */
  async start(accountId: string, grantId: string): Promise<string | null> {
    const before = await this.change(accountId, () => ({ ...UNLINKED, grantId, linkedAt: new Date() }));
    this.log.write('voice-linked', { accountId });
    return before?.grantId === grantId ? null : (before?.grantId ?? null);
  }

  /** Unlinks an account, or only a certain grant of it. Returns the grant that is over by that, if any. */
  async end(accountId: string, grantId?: string): Promise<string | null> {
    const before = await this.change(accountId, (link) =>
      link?.grantId && (grantId === undefined || link.grantId === grantId) ? UNLINKED : null,
    );
    if (before?.grantId) this.log.write('voice-unlinked', { accountId });
    return before?.grantId ?? null;
  }

  /** Unlinks the account that a grant speaks for, if there is one. */
  async endGrant(grantId: string): Promise<void> {
    const link = await this.links.findByGrant(grantId);
    if (link) await this.end(link._id, grantId);
  }

  /** Whether a voice account is the one of this link; the first one after linking becomes it. */
  async admits(accountId: string, userId: string): Promise<boolean> {
    const key = keyOf(userId);
    const link = await this.links.find(accountId);
    if (!link?.grantId || link.voiceAccount) return link?.voiceAccount === key;
    await this.links.bind(accountId, link.grantId, key);
    return (await this.links.find(accountId))?.voiceAccount === key;
  }

  /** The accounts that a voice account is linked with. */
  async accountsOf(userId: string): Promise<string[]> {
    return (await this.links.findByVoiceAccount(keyOf(userId))).map(({ _id }) => _id);
  }

  async setLastHeard(accountId: string, heardText: string): Promise<void> {
    await this.links.setLastHeard(accountId, heardText);
  }

  /** Writes what `next` makes of a link, unless it makes nothing of it. Returns what was there before a write. */
  private change(accountId: string, next: (link: VoiceLinkDocument | null) => VoiceLinkState | null): Promise<VoiceLinkDocument | null> {
    return untilWritten(async () => {
      const link = await this.links.find(accountId);
      const state = next(link);
      if (!state) return { written: null };
      return (await this.links.write(accountId, link, state)) ? { written: link } : null;
    });
  }
}

/** The voice platform's id of an account is personal: only its hash is stored. */
const keyOf = (userId: string): string => hashOf(userId);
