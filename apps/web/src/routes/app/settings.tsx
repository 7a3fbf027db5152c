import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { FeedMailRow } from '../../features/community/feed-mail/feed-mail-row';
import { PlanSection } from '../../features/plans/plan-section';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { VoiceSection } from '../../features/voice-link/voice-section';

export const Route = createFileRoute('/app/settings')({
  loader: ({ context: { client, queryClient } }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /account/security', {})),
      queryClient.prefetchQuery(queryOf(client, 'GET /account/devices', {})),
    ),
  component: () => <SettingsScreen voice={<VoiceSection />} plan={<PlanSection />} feedMail={<FeedMailRow />} />,
});
