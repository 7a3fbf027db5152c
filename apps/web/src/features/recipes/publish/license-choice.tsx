import { type License, LICENSES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/publish';
import { IconCheck, IconMinus } from '@simmer/ui';
import { ChoiceRow } from './choice-row';

/** What a license allows beside cooking. */
const ALLOWS: Record<License, { change: boolean; sell: boolean }> = {
  'cc-by-sa': { change: true, sell: true },
  'cc-by-nc-sa': { change: true, sell: false },
  'cc-by': { change: true, sell: true },
  'all-rights-reserved': { change: false, sell: false },
};

interface LicenseChoiceProps {
  labelledBy: string;
  value: License;
  onChange: (license: License) => void;
}

/** The four licenses in plain words, each with what others may do at the end of its row. */
export const LicenseChoice = ({ labelledBy, value, onChange }: LicenseChoiceProps) => (
  <div className="lics" role="radiogroup" aria-labelledby={labelledBy}>
    {LICENSES.map((license) => (
      <ChoiceRow
        key={license}
        name="license"
        title={t.licenses[license].name}
        text={t.licenses[license].text}
        checked={license === value}
        onChoose={() => onChange(license)}
      >
        <span className="cans">
          <Can is>{t.cookIt}</Can>
          <Can is={ALLOWS[license].change}>{ALLOWS[license].change ? t.changeIt : t.noChanges}</Can>
          <Can is={ALLOWS[license].sell}>{ALLOWS[license].sell ? t.sellIt : t.noSelling}</Can>
        </span>
      </ChoiceRow>
    ))}
  </div>
);

const Can = ({ is, children }: { is: boolean; children: string }) => (
  <span className={is ? 'can' : 'can no'}>
    {is ? <IconCheck size={16} /> : <IconMinus size={16} />}
    {children}
  </span>
);
