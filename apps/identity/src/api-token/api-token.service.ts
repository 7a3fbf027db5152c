import { Injectable } from '@nestjs/common';
import {
  type AccountActor,
  type Actor,
  API_TOKEN_LIMITS,
  API_TOKEN_PREFIX,
  type ApiToken,
  type apiToken,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  DAY_MS,
} from '@simmer/contracts';
import { hashOf, isSecretToken, newSecretToken } from '@simmer/kit';
import { MailService } from '../mail/mail.service';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { ApiTokenRepository } from './api-token.repository';
import type { ApiTokenDocument } from './api-token.schema';

const USE_NOTED_EVERY_MS = 3_600_000;

/** Personal API tokens: secrets by which programs of a cook's own may do what the cook has chosen. */
@Injectable()
export class ApiTokenService {
  constructor(
    private readonly tokens: ApiTokenRepository,
    private readonly sessions: SessionService,
    private readonly mails: MailService,
    private readonly log: SecurityLog,
  ) {}

  async list({ accountId }: Pick<AccountActor, 'accountId'>): Promise<{ items: ApiToken[] }> {
    return { items: (await this.tokens.listOf(accountId)).map(toApiToken) };
  }

  /** Returns the token, of which only the hash is stored. */
  async create(
    actor: AccountActor,
    { id, name, scopes, days }: ParsedInputOf<typeof apiToken.create>,
    now = new Date(),
  ): Promise<OutputOf<typeof apiToken.create>> {
    const account = await this.sessions.accountOf(actor);
    const token = newSecretToken(API_TOKEN_PREFIX);
    const fresh: ApiTokenDocument = {
      _id: id,
      accountId: account._id,
      name,
      scopes: [...new Set(scopes)],
      hash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      lastUsedAt: null,
    };
    if (!(await this.tokens.put(fresh))) throw new ProblemError('request.id-taken');
    // counted afterwards, so that many at once cannot all be the last
    if ((await this.tokens.listLive(account._id, now)).length > API_TOKEN_LIMITS.most) {
      await this.tokens.remove(id, account._id);
      throw new ProblemError('identity.too-many-tokens');
    }
    // of each secret that leaves here, also of one in the place of another
    await this.mails.notify(account, `api-token-created ${fresh.hash}`, 'api-token-created', { name, at: now.toISOString() });
    this.log.write('api-token-created', { accountId: account._id });
    return { token, apiToken: toApiToken(fresh) };
  }

  /** One that is not there is gone already. */
  async revoke({ accountId }: Pick<AccountActor, 'accountId'>, id: string): Promise<{ items: ApiToken[] }> {
    if (await this.tokens.remove(id, accountId)) this.log.write('api-token-revoked', { accountId });
    return this.list({ accountId });
  }

  /** Whom a token stands for; null for one that is unknown, revoked or expired. */
  async actorOf(token: string, now = new Date()): Promise<Actor | null> {
    const found = isSecretToken(token, API_TOKEN_PREFIX) ? await this.tokens.findLive(hashOf(token), now) : null;
    if (!found) return null;
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > USE_NOTED_EVERY_MS) await this.tokens.touch(found, now);
    return { role: 'client', accountId: found.accountId, clientId: `api-token:${found._id}`, scopes: found.scopes };
  }
}

const toApiToken = ({ _id, name, scopes, createdAt, expiresAt, lastUsedAt }: ApiTokenDocument): ApiToken => ({
  id: _id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
