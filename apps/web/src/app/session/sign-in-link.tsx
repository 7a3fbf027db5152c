import { logIn } from '@simmer/messages/frame';
import { TextLink } from '@simmer/ui';
import { useLocation } from '@tanstack/react-router';
import { session } from '../../api/session/session';

/** For a call that found no session. Leads back here, or to `next`; whoever shows it keeps what was typed meanwhile. */
export function SignInLink({ next }: { next?: string }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <TextLink href={`/auth/login?next=${encodeURIComponent(next ?? here)}`} onClick={() => session.end()}>
      {logIn}
    </TextLink>
  );
}
