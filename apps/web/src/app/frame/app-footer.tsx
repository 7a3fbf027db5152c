import * as t from '@simmer/messages/frame';
import { Footer } from '@simmer/ui';
import { LanguageSwitch } from '../language/language-switch';
import { HOME } from '../session/guard';

export const LINKS = [
  { href: '/knowledge-base', label: t.help },
  { href: '/contact', label: t.contact },
  { href: '/privacy', label: t.privacy },
  { href: '/terms', label: t.terms },
  { href: '/accessibility', label: t.accessibility },
] as const;

export const AppFooter = () => (
  <Footer home={HOME} links={LINKS}>
    <LanguageSwitch />
  </Footer>
);
