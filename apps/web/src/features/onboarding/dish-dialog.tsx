import * as t from '@simmer/messages/onboarding';
import { ingredients, method } from '@simmer/messages/recipe';
import type { StarterRecipe } from '@simmer/starter';
import { Dialog, DialogBody, Step, Steps } from '@simmer/ui';

/** What a line or a step of a draft says. */
const textOf = (line: string | { text: string }): string => (typeof line === 'string' ? line : line.text);

/** The recipe of a dish, to be read before it is in any account. */
export function DishDialog({ recipe: { draft }, onClose }: { recipe: StarterRecipe; onClose: () => void }) {
  return (
    <Dialog open title={draft.title} onClose={onClose}>
      <DialogBody>
        <div className="onb-dish">
          <p>{draft.description}</p>
          <h3 className="h-20">
            {ingredients}, {t.forServings({ count: draft.servings ?? 1 })}
          </h3>
          <ul>
            {(draft.ingredients ?? []).map((line) => (
              <li key={textOf(line)}>{textOf(line)}</li>
            ))}
          </ul>
          <h3 className="h-20">{method}</h3>
          <Steps>
            {(draft.instructions ?? []).map((step, at) => (
              <Step key={textOf(step)} number={at + 1}>
                {textOf(step)}
              </Step>
            ))}
          </Steps>
        </div>
      </DialogBody>
    </Dialog>
  );
}
