import { RequestProblem, type RouteInput } from '@simmer/client';
import { TEXT_SIZES, type TextSize, type Theme } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/settings';
import { Checkbox, ChoiceGroup, LedgerHeading, OpeningRow, useToast } from '@simmer/ui';
import { LanguageRow } from '../../app/language/language-row';
import { chooseReading, type Reading, useReading } from '../../app/theme/reading';
import { chooseTheme } from '../../app/theme/theme';
import { write } from '../../api/write';
import { SETTINGS_ROWS } from './rows';
import { ThemeChoice } from './theme-choice';

const SIZES = TEXT_SIZES.map((value) => ({ value, label: t.readingSizes[value] }));

/** Colors, how recipes are written, and the language. */
export function LookSection() {
  const keep = useKeep();
  const choose = (theme: Theme): void => {
    chooseTheme(theme);
    keep({ theme });
  };
  return (
    <>
      <LedgerHeading id="look">{t.sections.look}</LedgerHeading>
      <ThemeChoice onChoose={choose} />
      <ReadingRow />
      <LanguageRow group={SETTINGS_ROWS} />
    </>
  );
}

/** This device shows a choice at once; the account keeps it for the others. */
function useKeep(): (change: RouteInput<'PATCH /preferences'>) => void {
  const toast = useToast();
  const send = async (change: RouteInput<'PATCH /preferences'>): Promise<void> => {
    try {
      await write('PATCH /preferences', change);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({ message: t.onThisDeviceOnly, tone: 'error', group: 'look' });
    }
  };
  return (change) => void send(change);
}

function ReadingRow() {
  const reading = useReading();
  const keep = useKeep();
  const choose = (change: Partial<Reading>): void => {
    chooseReading({ ...reading, ...change });
    keep(change);
  };
  return (
    <OpeningRow id="reading" group={SETTINGS_ROWS} label={t.reading} value={t.readingSizes[reading.textSize]}>
      <ChoiceGroup<TextSize>
        label={t.reading}
        hideLabel
        options={SIZES}
        value={reading.textSize}
        onChange={(textSize) => choose({ textSize })}
        hint={t.readingHint}
      />
      <Checkbox label={t.spacious} checked={reading.isSpacious} onChange={({ target }) => choose({ isSpacious: target.checked })} />
      <p className="reading-sample">
        <span className="reading">{t.readingSample}</span>
      </p>
    </OpeningRow>
  );
}
