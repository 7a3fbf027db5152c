import { Footer } from '@simmer/ui';
import { HOME } from '../session/guard';

const LINKS = [
  { href: '/knowledge-base', label: 'Help' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const;

const PUBLIC_LINKS = [LINKS[0], { href: '/app/community', label: 'Community' }, ...LINKS.slice(1)];

export const AppFooter = () => <Footer home={HOME} links={LINKS} />;

export const PublicFooter = () => <Footer links={PUBLIC_LINKS} />;
