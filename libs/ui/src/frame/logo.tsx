import { PRODUCT_NAME } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/ui';
import { Link } from '../link/link';
import './logo.css';

/** The pan seen from above. */
export const LogoDrawing = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <path d="M22.5 9.5 29 3" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    <circle cx="14" cy="18" r="12" fill="var(--surface)" stroke="currentColor" strokeWidth="2.25" />
    <path d="M14 9.5c4.6 0 8 3 8 7.6 0 5-3.3 8.7-7.7 8.7-5 0-8.2-3.2-8.2-7.8 0-5 3.4-8.5 7.9-8.5z" fill="var(--line)" />
    <circle cx="14.8" cy="17.2" r="4.3" fill="var(--yolk)" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

export const Logo = ({ href = '/' }: { href?: string }) => (
  <Link className="logo" href={href} aria-label={t.home({ product: PRODUCT_NAME })}>
    <LogoDrawing />
    <span>{PRODUCT_NAME}</span>
  </Link>
);
