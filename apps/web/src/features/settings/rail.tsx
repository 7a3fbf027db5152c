import type { Account, AccountSecurity } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { classNames, IconCheck, PantryLabel } from '@simmer/ui';
import { useEffect, useState } from 'react';

type SectionId = keyof typeof t.sections;

const SECTIONS = Object.keys(t.sections) as SectionId[];

/** How well the account is locked, in one look, and the way to each part of the page. */
export function Rail({ account, security }: { account: Account; security: AccountSecurity | undefined }) {
  const current = useSectionInView();
  return (
    <aside className="rail" aria-label={t.overview}>
      {security && <SignInMethods email={account.email} security={security} />}
      <nav aria-label={t.title}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <span>{t.sections[id]}</span>
          </a>
        ))}
      </nav>
    </aside>
  );
}

function SignInMethods({ email, security: { authenticators, passkeys, recoveryCodes } }: { email: string; security: AccountSecurity }) {
  const isWellLocked = authenticators.length > 0 || passkeys.length > 0;
  const locks = [
    { id: 'password', label: t.passwordLock, isOn: true },
    { id: 'factors', label: t.authenticatorLock, isOn: authenticators.length > 0 },
    { id: 'passkeys', label: t.passkeysLock, isOn: passkeys.length > 0, count: passkeys.length },
    ...(recoveryCodes ? [{ id: 'codes', label: t.codesLock, isOn: recoveryCodes.left > 0, count: recoveryCodes.left }] : []),
  ];
  return (
    <PantryLabel className="sign-in-methods" kicker={email} role="region" aria-labelledby="sign-in-methods">
      <h2 className="h-24" id="sign-in-methods">
        {isWellLocked ? t.wellLocked : t.barelyLocked}
      </h2>
      <ul className="stages">
        {locks.map(({ id, label, isOn, count }) => (
          <li key={id} className={classNames(isOn && 'is-done')}>
            <span className="pip">
              <IconCheck />
            </span>
            <a href={`#${id}`}>
              {label}
              <span className="sr">, {isOn ? t.lockIsOn : t.lockIsOff}</span>
            </a>
            {count !== undefined && isOn && <span className="num">{count}</span>}
          </li>
        ))}
      </ul>
    </PantryLabel>
  );
}

/** Below the page's header a section is read. */
const READING_LINE = 160;

/** Which part of the page is being read. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>('signing-in');
  useEffect(() => {
    const follow = (): void => {
      const passed = SECTIONS.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE);
      setCurrent(passed.at(-1) ?? 'signing-in');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return current;
}
