import { RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { Button } from '@simmer/ui';
import { useEffect, useState } from 'react';
import './send-again.css';

const WAIT_SECONDS = 60;
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A button that sends a mail once more, not more often than once a minute. The time is drawn each second; only the sending is said. */
export function SendAgain({ email, send }: { email: string; send: () => Promise<unknown> }) {
  const { left, begin } = useCountdown(WAIT_SECONDS);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      await send();
      setSaid(t.sentTo({ email }));
      begin();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setSaid(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <p className="t15 muted again-text">{t.nothingThere}</p>
      <div className="again">
        <Button size="sm" disabled={left > 0} busy={busy} onClick={() => void press()}>
          {t.sendAgain}
        </Button>
        {left > 0 && (
          <output className="muted" role="timer" aria-label={t.againInLabel}>
            {t.againIn({ time: clock(left) })}
          </output>
        )}
        <span className="t15 again-said" role="status">
          {said}
        </span>
      </div>
    </div>
  );
}

/** Seconds until something may be done again; it has just been done when this begins. */
function useCountdown(seconds: number): { left: number; begin: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [left]);
  const begin = (): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1_000);
  };
  return { left, begin };
}
