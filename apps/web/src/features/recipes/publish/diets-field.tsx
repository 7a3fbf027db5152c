import { CLAIMED_DIETS, type ClaimedDiet, type Diet } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/publish';
import { claimedDiets, diet as dietLabel } from '@simmer/messages/recipe-claims';
import type { RecipeHints } from '@simmer/nutrition';
import { PickGroup, TextButton } from '@simmer/ui';
import { dietsToSpeakOf, sayingOf } from './diet-claims';

const OPTIONS = CLAIMED_DIETS.map((value) => ({ value, label: claimedDiets[value] }));
const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

export const linesText = (at: readonly number[], texts: readonly string[]): string => listed.format(at.map((line) => texts[line] ?? ''));

interface DietsFieldProps {
  claimed: readonly ClaimedDiet[];
  onChange: (claimed: ClaimedDiet[]) => void;
  /** Undefined until the ingredients have been read. */
  hints: RecipeHints | undefined;
  /** The ingredient lines. */
  texts: readonly string[];
}

/** The diets that the author claims, with what the ingredients say of them. */
export function DietsField({ claimed, onChange, hints, texts }: DietsFieldProps) {
  return (
    <>
      <PickGroup label={dietLabel} options={OPTIONS} values={claimed} onChange={onChange} />
      <div role="status">
        <ul className="says">
          {hints &&
            dietsToSpeakOf(hints, claimed).map((diet) => (
              <li key={diet}>
                <Saying diet={diet} isClaimed={claimed.includes(diet)} hints={hints} texts={texts} />{' '}
                {!claimed.includes(diet) && (
                  <TextButton onClick={() => onChange(CLAIMED_DIETS.filter((one) => one === diet || claimed.includes(one)))}>
                    {t.addDiet({ diet: claimedDiets[diet] })}
                  </TextButton>
                )}
              </li>
            ))}
          {hints && hints.unknownLines.length > 0 && <li>{t.notClear({ lines: linesText(hints.unknownLines, texts) })}</li>}
        </ul>
      </div>
      <p className="hint">{t.noAllergens}</p>
    </>
  );
}

interface SayingProps {
  diet: Diet;
  isClaimed: boolean;
  hints: RecipeHints;
  texts: readonly string[];
}

function Saying({ diet, isClaimed, hints, texts }: SayingProps) {
  const name = { diet: claimedDiets[diet] };
  switch (sayingOf(hints, diet)) {
    case 'contradicted':
      return <b>{t.contradicted({ ...name, lines: linesText(hints.linesAgainst[diet], texts) })}</b>;
    case 'unclear':
      return t.notChecked(name);
    case 'fits':
      return isClaimed ? t.isChecked(name) : t.fits(name);
  }
}
