import * as t from '@simmer/messages/errors';
import { backToRecipes } from '@simmer/messages/recipe';
import { ButtonLink, ErrorState } from '@simmer/ui';
import { usePageTitle } from '../page-title';
import { HOME } from '../session/guard';

/** For an address that is nobody's, or not for whoever asks: both look the same. */
export function PageNotFound() {
  usePageTitle(t.pageNotFound);
  return (
    <ErrorState
      title={t.pageNotFound}
      action={
        <ButtonLink variant="primary" href={HOME}>
          {backToRecipes}
        </ButtonLink>
      }
    >
      {t.pageNotFoundText}
    </ErrorState>
  );
}
