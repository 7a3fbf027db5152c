import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import './avatar.css';

const TONES = [undefined, 'b', 'c', 'd'] as const;

type AvatarTone = (typeof TONES)[number];

/** The first two letters of a name or address, in capitals. */
export const initials = (identity: string): string => Array.from(identity.trim()).slice(0, 2).join('').toUpperCase();

/** One of the four grounds, always the same for the same person. The key is an id or a user name. */
export const avatarTone = (key: string): AvatarTone =>
  TONES[Array.from(key).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length];

export interface AvatarProps {
  /** The name or address whose first two letters are shown. Decoration: the name stands beside it. */
  identity: string;
  large?: boolean;
  /** The ground: `avatarTone(id)` where several people are in view. */
  tone?: AvatarTone;
}

export const Avatar = ({ identity, large, tone }: AvatarProps) => (
  <span className={classNames('avatar', tone, large && 'avatar-lg')} aria-hidden="true">
    {initials(identity)}
  </span>
);

/** Several people, overlapping. */
export const Avatars = ({ children }: { children: ReactNode }) => (
  <span className="avatars" aria-hidden="true">
    {children}
  </span>
);
