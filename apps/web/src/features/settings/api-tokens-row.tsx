import { newId, queryOf } from '@simmer/client';
import type { ApiToken, Scope, ScopeArea } from '@simmer/contracts';
import { API_TOKEN_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/settings';
import {
  Button,
  ChoiceGroup,
  ErrorSummary,
  IconCopy,
  IconKey,
  IconPlus,
  OpeningRow,
  PantryLabel,
  RowActions,
  TextField,
  useToast,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormNotice } from '../../access/proof';
import { useConfirmed } from '../../access/step-up';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { useForm } from '../../forms/use-form';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { useCopy } from './copy';
import { SETTINGS_ROWS } from './rows';

type Reach = keyof typeof t.tokenReach;
const AREAS = Object.keys(t.tokenAreas) as ScopeArea[];
const REACHES = (Object.keys(t.tokenReach) as Reach[]).map((value) => ({ value, label: t.tokenReach[value] }));
const LIVES = ['30', String(API_TOKEN_LIMITS.defaultDays), String(API_TOKEN_LIMITS.days)].map((value) => ({
  value,
  label: t.tokenDays({ days: Number(value) }),
}));

/** Secrets by which programs of the cook's own use the API. */
export const ApiTokensRow = () => (
  <OpeningRow id="api-tokens" group={SETTINGS_ROWS} label={t.apiTokens} value={t.apiTokensValue}>
    <Contents />
  </OpeningRow>
);

function Contents() {
  const { data } = useQuery(queryOf(client, 'GET /account/api-tokens', {}));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const tokens = data?.items ?? [];
  return (
    <>
      {tokens.length > 0 && (
        <ul className="factors">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
      <p className="hint">
        {t.apiTokensText} <a href="/docs">{t.apiReference}</a>
      </p>
      {made !== undefined && <MadeToken token={made} onDone={() => setMade(undefined)} />}
      {isMaking && (
        <TokenForm
          onCancel={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
        />
      )}
      {!isMaking && made === undefined && (
        <EmailFirst>
          <RowActions>
            <Button size="sm" icon={<IconPlus />} onClick={() => setMaking(true)}>
              {t.makeToken}
            </Button>
          </RowActions>
        </EmailFirst>
      )}
    </>
  );
}

function TokenItem({ token: { id, name, scopes, expiresAt, lastUsedAt } }: { token: ApiToken }) {
  const toast = useToast();
  const [now] = useState(() => Date.now());
  const expires = new Date(expiresAt);
  const revoking = useAction(async () => {
    await write('DELETE /account/api-tokens/:id', { id });
    toast({ message: t.tokenRevoked({ name }) });
  });
  return (
    <li>
      <IconKey size={24} />
      <span>
        {name}
        <small>{scopes.map((scope) => t.scopes[scope]).join(', ')}</small>
        <small>
          {lastUsedAt ? t.tokenUsed({ at: new Date(lastUsedAt) }) : t.tokenNeverUsed},{' '}
          {expires.getTime() > now ? t.tokenExpires({ at: expires }) : t.tokenExpired({ at: expires })}
        </small>
      </span>
      <span className="factor-acts">
        <Button size="sm" variant="quiet" busy={revoking.busy} onClick={revoking.run} aria-label={t.revokeNamed({ name })}>
          {t.revoke}
        </Button>
      </span>
    </li>
  );
}

/** Shown this once. */
function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const copy = useCopy();
  return (
    <>
      <PantryLabel className="code-sheet" kicker={t.yourToken}>
        <code className="api-token">{token}</code>
      </PantryLabel>
      <p className="hint" role="status">
        {t.tokenOnce}
      </p>
      <RowActions>
        <Button size="sm" variant="primary" icon={<IconCopy />} onClick={() => void copy(token)}>
          {t.copy}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t.done}
        </Button>
      </RowActions>
    </>
  );
}

const NOTHING = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Record<ScopeArea, Reach>;

const scopesOf = (reaches: Record<ScopeArea, Reach>): Scope[] =>
  AREAS.flatMap((area) => (reaches[area] === 'none' ? [] : [`${area}:${reaches[area]}` as const]));

function TokenForm({ onMade, onCancel }: { onMade: (token: string) => void; onCancel: () => void }) {
  const confirmed = useConfirmed();
  // the same token, however often it is sent
  const [id] = useState(newId);
  const [reaches, setReaches] = useState(NOTHING);
  const [days, setDays] = useState(String(API_TOKEN_LIMITS.defaultDays));
  const form = useForm({
    initial: { name: '', scopes: '' },
    rules: {
      name: (typed) => (typed.trim() === '' ? t.nameMissing : undefined),
      scopes: () => (scopesOf(reaches).length === 0 ? t.scopesMissing : undefined),
    },
    idPrefix: 'api-token-',
    send: async ({ name }) => {
      const made = await confirmed(() => write('POST /account/api-tokens', { id, name, scopes: scopesOf(reaches), days: Number(days) }));
      if (made) onMade(made.token);
    },
  });
  return (
    <form className="in" onSubmit={form.onSubmit} noValidate>
      <FormNotice notice={form.notice} />
      <ErrorSummary errors={form.errors} />
      <TextField
        {...form.field('name')}
        label={t.tokenName}
        hint={t.tokenNameHint}
        maxLength={API_TOKEN_LIMITS.name}
        autoComplete="off"
        autoFocus
      />
      <div id="api-token-scopes" tabIndex={-1} role="group" aria-label={t.tokenMay}>
        {AREAS.map((area) => (
          <ChoiceGroup
            key={area}
            label={t.tokenAreas[area]}
            options={REACHES}
            value={reaches[area]}
            onChange={(reach) => setReaches((before) => ({ ...before, [area]: reach }))}
          />
        ))}
      </div>
      <ChoiceGroup label={t.tokenLife} options={LIVES} value={days} onChange={setDays} />
      <RowActions>
        <Button type="submit" size="sm" variant="primary" busy={form.busy}>
          {t.makeToken}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t.cancelToken}
        </Button>
      </RowActions>
    </form>
  );
}
