import type { SentForm } from '@simmer/contracts';
import { useQueryClient } from '@tanstack/react-query';

/** Where a page finds the form that a browser without a script sent to it and that was refused. */
export const SENT_FORM = ['sent-form'] as const;

/** What was typed and what was wrong with it; undefined for a page that was opened and not sent to. */
export const useSentForm = (): SentForm | undefined => useQueryClient().getQueryData<SentForm>(SENT_FORM);
