import type { Diet } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/publish';
import { claimedDiets } from '@simmer/messages/recipe-claims';
import type { RecipeHints } from '@simmer/nutrition';
import { Button, Dialog } from '@simmer/ui';
import { linesText } from './diets-field';

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

interface ContradictedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Those that are claimed and do not fit. */
  diets: readonly Diet[];
  hints: RecipeHints;
  texts: readonly string[];
  onTakeOff: () => void;
  onPublish: () => void;
}

/** Asks about claims that the ingredients contradict, and names the lines. */
export const ContradictedDialog = ({ open, onClose, diets, hints, texts, onTakeOff, onPublish }: ContradictedDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={t.reallyTitle}
    foot={
      <>
        <Button type="button" variant="quiet" onClick={onPublish}>
          {t.publishAnyway}
        </Button>
        <Button type="button" variant="primary" onClick={onTakeOff}>
          {t.takeOff({ diets: listed.format(diets.map((diet) => claimedDiets[diet])) })}
        </Button>
      </>
    }
  >
    <ul>
      {diets.map((diet) => (
        <li key={diet}>
          <b>{t.really({ diet: claimedDiets[diet], lines: linesText(hints.linesAgainst[diet], texts) })}</b>
        </li>
      ))}
    </ul>
    <p className="muted">{t.reallyText}</p>
  </Dialog>
);
