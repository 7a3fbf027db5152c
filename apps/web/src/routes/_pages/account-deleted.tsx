import { createFileRoute } from '@tanstack/react-router';
import { AccountDeletedPage } from '../../features/account/account-deleted-page';

export const Route = createFileRoute('/_pages/account-deleted')({ component: AccountDeletedPage });
