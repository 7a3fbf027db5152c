import type { CommunityRecipePage, License } from '@simmer/contracts';
import * as t from '@simmer/messages/community-recipe';
import { opensInNewTab, source } from '@simmer/messages/recipe-detail';
import { PantryLabel } from '@simmer/ui';
import { hostOf } from '../../recipe/host-of';

/** The legal text behind a license, where somebody else wrote it. */
const DEEDS: Partial<Record<License, { name: string; href: string }>> = {
  'cc-by-sa': { name: 'CC BY-SA 4.0', href: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'cc-by-nc-sa': { name: 'CC BY-NC-SA 4.0', href: 'https://creativecommons.org/licenses/by-nc-sa/4.0/' },
  'cc-by': { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
};

/** The same day wherever the page is drawn, on the server and on a device. */
const dayOf = (time: string): Date => new Date(`${time.slice(0, 10)}T12:00:00`);

/** Whose a recipe is, what others may do with it, and where it comes from. */
export function Credit({ page: { card, recipe, chef } }: { page: CommunityRecipePage }) {
  const { license, credit_line: line, comes_from: comesFrom, created_at: since } = card;
  const deed = license && DEEDS[license];
  const whose = line || recipe.author || (chef ? t.by({ username: chef.username }) : '');
  return (
    <section className="credit" aria-labelledby="credit-heading">
      <PantryLabel kicker={t.credit}>
        <h2 className="h-24" id="credit-heading" dir="auto">
          {whose || t.credit}
        </h2>
        <dl>
          {license && (
            <div>
              <dt>{t.license}</dt>
              <dd>
                <b className="strong">{t.licenses[license].name}</b> {t.licenses[license].text}{' '}
                {deed && (
                  <Outside href={deed.href} rel="license noreferrer">
                    {deed.name}
                  </Outside>
                )}
              </dd>
            </div>
          )}
          {comesFrom && (
            <div>
              <dt>{t.comesFrom}</dt>
              <dd dir="auto">{comesFrom}</dd>
            </div>
          )}
          {recipe.source_url && (
            <div>
              <dt>{source}</dt>
              <dd>
                <Outside href={recipe.source_url} rel="noopener nofollow ugc">
                  {recipe.source_name || hostOf(recipe.source_url)}
                </Outside>
              </dd>
            </div>
          )}
          <div>
            <dt>{t.published}</dt>
            <dd>
              <time dateTime={since}>{t.day({ at: dayOf(since) })}</time>
            </dd>
          </div>
        </dl>
      </PantryLabel>
    </section>
  );
}

const Outside = ({ href, rel, children }: { href: string; rel: string; children: string }) => (
  <a href={href} rel={rel} target="_blank">
    {children}
    <span className="sr"> {opensInNewTab}</span>
  </a>
);
