import type { Scope } from '@simmer/contracts';
import * as t from '@simmer/messages/voice-link';
import { IconCheck, IconX } from '@simmer/ui';
import './voice-link.css';

const WORDS: Partial<Record<Scope, string>> = t.may;

/** What a linked account can do with the cook's, and what it cannot. */
export const WhatItMay = ({ scopes }: { scopes: readonly Scope[] }) => (
  <div className="may">
    <div>
      <p className="strong t15">{t.mayTitle}</p>
      {scopes.map((scope) => (
        <p key={scope} className="t15 yes">
          <IconCheck />
          {WORDS[scope]}
        </p>
      ))}
    </div>
    <div>
      <p className="strong t15">{t.mayNotTitle}</p>
      <p className="t15 muted">
        <IconX />
        {t.mayNot}
      </p>
    </div>
  </div>
);
