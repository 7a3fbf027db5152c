import type { ReactNode } from 'react';
import './gift-tag.css';

interface GiftTagProps {
  /** Who gave it. */
  title: ReactNode;
  /** Until when, or as what. */
  children: ReactNode;
}

/** A label with a punched corner on what somebody else has shared. */
export const GiftTag = ({ title, children }: GiftTagProps) => (
  <p className="gift">
    <b>{title}</b>
    <span>{children}</span>
  </p>
);
