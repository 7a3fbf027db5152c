import { createFileRoute } from '@tanstack/react-router';
import { AccountDeletedPage } from '../features/auth/account-deleted-page';

export const Route = createFileRoute('/account-deleted')({ component: AccountDeletedPage });
