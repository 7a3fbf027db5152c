import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-room';
import { Banner, IconLock, TextLink } from '@simmer/ui';

/** Of a recipe beyond what a plan that has lapsed has room for: what can be done with it all the same, and what brings the rest back. */
export const ReadOnlyNotice = () => (
  <Banner tone="yolk" className="no-print" icon={<IconLock />} end={<TextLink href="/plans">{t.premium}</TextLink>}>
    <b>{t.readOnly}</b> {t.readOnlyText({ limit: FREE_RECIPE_LIMIT })}
  </Banner>
);
