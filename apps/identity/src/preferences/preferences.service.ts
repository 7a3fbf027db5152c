import { Injectable } from '@nestjs/common';
import {
  NOTIFICATIONS,
  type NotificationTopic,
  type operations,
  type ParsedInputOf,
  type Preferences as Shown,
  ProblemError,
} from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { PreferencesRepository, type PreferencesState } from './preferences.repository';

type Change = ParsedInputOf<typeof operations.identity.preferences.change>;

const TOPICS = Object.keys(NOTIFICATIONS) as NotificationTopic[];

/** Notification and appearance settings. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly accounts: AccountRepository,
  ) {}

  async read(accountId: string): Promise<Shown> {
    return shown(await this.get(accountId));
  }

  async change(accountId: string, { notifications: chosen = [], ...change }: Change): Promise<Shown> {
    if (!(await this.accounts.find(accountId))) throw new ProblemError('access.signed-out');
    return untilWritten(async () => {
      const read = await this.get(accountId);
      const others = read.notifications.filter(({ topic }) => !chosen.some((one) => one.topic === topic));
      const merged = chosen.map((one) => ({ ...read.notifications.find(({ topic }) => topic === one.topic), ...one }));
      const written = await this.preferences.change(read, { ...change, notifications: [...others, ...merged] });
      return written && { written: shown(written) };
    });
  }

  /** Whether a cook wants mail of this. */
  async wantsMail(accountId: string, topic: NotificationTopic): Promise<boolean> {
    const { isAlwaysMailed, email } = isNotified(await this.get(accountId), topic);
    return isAlwaysMailed || email === true;
  }

  private async get(accountId: string): Promise<PreferencesState> {
    const stored = await this.preferences.find(accountId);
    return stored ?? { _id: accountId, ...UNCHANGED, revision: 0 };
  }
}

const UNCHANGED = { notifications: [], quietHours: null, theme: 'system', textSize: 'standard', isSpacious: false } satisfies Omit<
  PreferencesState,
  '_id' | 'revision'
>;

function isNotified({ notifications }: PreferencesState, topic: NotificationTopic): Shown['notifications'][number] {
  const usual: { here: boolean | null; email: boolean | 'always' | null } = NOTIFICATIONS[topic];
  const chosen = notifications.find((one) => one.topic === topic);
  const isAlwaysMailed = usual.email === 'always';
  return {
    topic,
    here: usual.here === null ? null : (chosen?.here ?? usual.here),
    email: usual.email === null || usual.email === 'always' ? (isAlwaysMailed ? true : null) : (chosen?.email ?? usual.email),
    isAlwaysMailed,
  };
}

const shown = ({ _id, ...preferences }: PreferencesState): Shown => ({
  ...preferences,
  notifications: TOPICS.map((topic) => isNotified({ _id, ...preferences }, topic)),
});
