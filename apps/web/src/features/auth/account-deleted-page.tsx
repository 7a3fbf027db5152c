import * as t from '@simmer/messages/account-deleted';
import { ButtonLink, IconCheck } from '@simmer/ui';
import { PublicFooter } from '../../app/frame/public-footer';
import { usePageTitle } from '../../app/page-title';
import { AuthPage } from './auth-page';

/** The last page of an account. */
export function AccountDeletedPage() {
  usePageTitle(t.tabTitle);
  return (
    <>
      <AuthPage title={t.title} subtitle={t.text} page="farewell" table="sage">
        <ul className="gone">
          {t.facts.map((fact) => (
            <li key={fact}>
              <IconCheck />
              {fact}
            </li>
          ))}
        </ul>
        <ButtonLink variant="primary" block href="/auth/signup">
          {t.create}
        </ButtonLink>
        <ButtonLink block href="/auth/signin">
          {t.other}
        </ButtonLink>
      </AuthPage>
      <PublicFooter />
    </>
  );
}
