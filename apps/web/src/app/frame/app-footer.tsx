import * as t from '@simmer/messages/frame';
import { Footer } from '@simmer/ui';
import { LanguageSwitch } from '../language/language-switch';
import { HOME } from '../session/guard';

const LINKS = [
  { href: '/knowledge-base', label: t.help },
  { href: '/contact', label: t.contact },
  { href: '/privacy', label: t.privacy },
  { href: '/terms', label: t.terms },
] as const;

const PUBLIC_LINKS = [LINKS[0], { href: '/app/community', label: t.community }, ...LINKS.slice(1)];

export const AppFooter = () => (
  <Footer home={HOME} links={LINKS}>
    <LanguageSwitch />
  </Footer>
);

export const PublicFooter = () => (
  <Footer links={PUBLIC_LINKS}>
    <LanguageSwitch />
  </Footer>
);
