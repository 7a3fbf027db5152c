import { ButtonLink } from '@simmer/ui';
import { usePageTitle } from '../../app/page-title';
import './account-deleted.css';

export function AccountDeletedPage() {
  usePageTitle('Account deleted');
  return (
    <div className="farewell">
      <h1 className="h-44">Your account is deleted</h1>
      <p className="t20">Your recipes, plans and lists are gone for good, and nobody can bring them back. Thank you for cooking with us.</p>
      <div className="acts">
        <ButtonLink variant="primary" href="/auth/signup">
          Create New Account
        </ButtonLink>
        <ButtonLink href="/auth/signin">Sign In with Different Account</ButtonLink>
      </div>
    </div>
  );
}
