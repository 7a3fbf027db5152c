import * as t from '@simmer/messages/help';
import { Glyph, IconFileDownload, IconChartBar, IconMicrophone, Note, PantryLabel } from '@simmer/ui';

export const QuickTips = () => (
  <Note className="help-tips">
    <h2>{t.quickTips}</h2>
    <ul>
      {t.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Note>
);

export const ProFeatures = () => (
  <PantryLabel kicker={t.withAPlan} className="help-pro">
    <h2 className="h-24">{t.proFeatures}</h2>
    <ul>
      <li>
        <Glyph name="dinner" />
        {t.pro.unlimited}
      </li>
      <li>
        <IconFileDownload />
        {t.pro.pdf}
      </li>
      <li>
        <IconMicrophone />
        {t.pro.voice}
      </li>
      <li>
        <IconChartBar />
        {t.pro.macros}
      </li>
    </ul>
  </PantryLabel>
);
