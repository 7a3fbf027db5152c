import * as t from '@simmer/messages/plans';
import { Banner, IconAlertCircle } from '@simmer/ui';

/** On every screen about paying where nothing is really paid. */
export const TestModeNote = ({ isTestMode }: { isTestMode: boolean | undefined }) =>
  isTestMode ? (
    <Banner tone="yolk" className="test-mode-note" icon={<IconAlertCircle />}>
      {t.testMode}
    </Banner>
  ) : null;
