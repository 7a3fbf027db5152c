import { useLocation } from '@tanstack/react-router';

/** The secret of the link that led here: it stands behind the #, so that no server and no log has seen it. */
export const useLinkToken = (): string | undefined =>
  useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? undefined });
