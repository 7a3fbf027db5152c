import { IconChevronRight, Link } from '@simmer/ui';
import type { ReactNode } from 'react';

interface WayText {
  icon: ReactNode;
  label: string;
  note?: string;
}

const Inside = ({ icon, label, note }: WayText) => (
  <>
    {icon}
    <span>
      {label}
      {note !== undefined && <small>{note}</small>}
    </span>
    <IconChevronRight />
  </>
);

/** The other ways to go on, as rows. */
export const Ways = ({ children }: { children: ReactNode }) => <ul className="ways">{children}</ul>;

export const WayLink = ({ href, ...way }: WayText & { href: string }) => (
  <li>
    <Link href={href}>
      <Inside {...way} />
    </Link>
  </li>
);

export const WayButton = ({ onClick, ...way }: WayText & { onClick: () => void }) => (
  <li>
    <button type="button" onClick={onClick}>
      <Inside {...way} />
    </button>
  </li>
);
