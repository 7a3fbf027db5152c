import { queryKey } from '@simmer/client';
import type { ModerationCase } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { WriteRules } from './rules';

const cases = queryKey('GET /staff/cases');
const counts = queryKey('GET /staff/case-counts', {});
const notices = queryKey('GET /community/moderation-notices');

const keepCase = (cache: QueryClient, decided: ModerationCase): void =>
  void cache.setQueryData(queryKey('GET /staff/cases/:id', { id: decided.id }), decided);

export const moderationWrites = {
  'POST /staff/cases/:id/decision': { keep: keepCase, invalidates: [cases, counts] },
  'POST /staff/cases/:id/appeal-decision': { keep: keepCase, invalidates: [cases, counts] },
  'POST /community/moderation-notices/:id/appeal': { invalidates: [notices] },
} satisfies WriteRules;
