import * as t from '@simmer/messages/share';
import { ButtonLink } from '@simmer/ui';
import { useAccount } from '../../api/session/use-session';

/** What else there is, for who has no account yet. */
export function KeepSimmer() {
  if (useAccount()) return null;
  return (
    <section className="keep no-print" aria-labelledby="keep-heading">
      <div>
        <h2 className="h-24" id="keep-heading">
          {t.keepTitle}
        </h2>
        <p className="muted">{t.keepText}</p>
      </div>
      <ButtonLink href="/onboarding">{t.start}</ButtonLink>
    </section>
  );
}
