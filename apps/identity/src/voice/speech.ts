import type { SpokenAnswer } from '@simmer/contracts';
import { type Language, VOICE_TEXTS } from '@simmer/messages';

/** What a device says and shows, in the language in which it was spoken to. */
export class Speech {
  private readonly words: (typeof VOICE_TEXTS)[Language];
  private readonly list: Intl.ListFormat;

  constructor(language: Language) {
    this.words = VOICE_TEXTS[language];
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  welcome(): SpokenAnswer {
    return asks(this.words.welcome, this.words.whatToAdd);
  }

  help(): SpokenAnswer {
    return asks(this.words.help, this.words.whatToAdd);
  }

  whatToAdd(): SpokenAnswer {
    return asks(this.words.whatToAdd, this.words.whatToAdd);
  }

  notUnderstood(): SpokenAnswer {
    return asks(this.words.notUnderstood, this.words.whatToAdd);
  }

  goodbye(): SpokenAnswer {
    return spokenAnswer(this.words.goodbye);
  }

  notLinked(): SpokenAnswer {
    return spokenAnswer(this.words.notLinked, { type: 'LinkAccount' });
  }

  notIncluded(): SpokenAnswer {
    return spokenAnswer(this.words.notIncluded, { type: 'Simple', title: this.words.cardTitle, content: this.words.notIncluded });
  }

  added(items: readonly string[]): SpokenAnswer {
    const card = { type: 'Simple', title: this.words.cardTitle, content: items.join('\n') } as const;
    return spokenAnswer(this.words.added({ items: this.list.format(items) }), card);
  }

  listFull(added: readonly string[], left: readonly string[]): SpokenAnswer {
    return spokenAnswer(this.notAll(added, left, this.words.listFull));
  }

  listAway(added: readonly string[], left: readonly string[]): SpokenAnswer {
    return spokenAnswer(this.notAll(added, left, this.words.listAway));
  }

  /** What was added and what was not, before the reason. */
  private notAll(added: readonly string[], left: readonly string[], reason: string): string {
    const outcome =
      added.length === 0
        ? this.words.nothingAdded
        : this.words.partlyAdded({ added: this.list.format(added), left: this.list.format(left) });
    return `${outcome} ${reason}`;
  }
}

const spoken = (text: string) => ({ type: 'PlainText', text }) as const;

function spokenAnswer(text: string, card?: SpokenAnswer['response']['card']): SpokenAnswer {
  return { version: '1.0', response: { outputSpeech: spoken(text), ...(card && { card }), shouldEndSession: true } };
}

function asks(text: string, again: string): SpokenAnswer {
  return { version: '1.0', response: { outputSpeech: spoken(text), reprompt: { outputSpeech: spoken(again) }, shouldEndSession: false } };
}
