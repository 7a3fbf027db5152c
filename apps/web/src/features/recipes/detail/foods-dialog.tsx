import * as n from '@simmer/messages/nutrition';
import { Button, Dialog, TextButton, TextField, useToast } from '@simmer/ui';
import { useEffect, useState } from 'react';
import { write } from '../../../api/write';
import { type Counted, type CountedLine, foodNames } from '../../../recipe/read-ingredients';

const SURE = 0.9;
const LIKELY = 0.7;
const LIST = 'food-names';

/** What each ingredient was counted as, how surely, and another food in its place. */
export function FoodsDialog({ counted, onClose }: { counted: Counted; onClose: () => void }) {
  const [names, setNames] = useState(new Map<string, string>());
  useEffect(() => void foodNames().then(setNames), []);
  const { perServing, coverage } = counted;
  return (
    <Dialog
      open
      onClose={onClose}
      title={n.foodsTitle}
      foot={
        <Button variant="primary" onClick={onClose}>
          {n.done}
        </Button>
      }
    >
      <p className="t15 muted">{n.foodsText}</p>
      {perServing?.calories != null && (
        <p className="t15" role="status">
          {n.computedCalories({ calories: Math.round(perServing.calories), share: Math.floor(coverage * 100) / 100 })}
        </p>
      )}
      <datalist id={LIST}>
        {[...names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="foods">
        {counted.lines.map((line, at) => (
          <FoodLine key={at} line={line} names={names} />
        ))}
      </ul>
    </Dialog>
  );
}

function FoodLine({ line, names }: { line: CountedLine; names: ReadonlyMap<string, string> }) {
  const toast = useToast();
  const said = line.foodName;
  const [typed, setTyped] = useState<string>();
  const isUnknown = typed !== undefined && typed !== '' && !names.has(typed);

  async function choose(food_id: string | null | undefined): Promise<void> {
    try {
      await write('PUT /food-choices', { name: line.key, food_id });
      setTyped(undefined);
    } catch (error) {
      toast({ message: (error as Error).message, tone: 'error' });
    }
  }

  /** A food is chosen as soon as its whole name stands there. */
  function type(text: string): void {
    setTyped(text);
    const id = names.get(text);
    if (id !== undefined && id !== line.food?.id) void choose(id);
  }

  return (
    <li>
      <p className="strong">{line.text}</p>
      <TextField
        label={n.countedAs({ ingredient: line.text })}
        hideLabel
        list={LIST}
        value={typed ?? said}
        hint={statusOf(line)}
        error={isUnknown && n.unknownFood}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {line.isChosen ? (
        <TextButton onClick={() => void choose(undefined)}>{n.asRead}</TextButton>
      ) : (
        line.food && <TextButton onClick={() => void choose(null)}>{n.leaveOut}</TextButton>
      )}
    </li>
  );
}

function statusOf({ food, grams, confidence, isChosen }: CountedLine): string {
  if (!food) return n.confidence.none;
  const weight = grams === null ? n.noWeight : n.grams({ grams: Math.round(grams) });
  return `${weight}, ${isChosen ? n.confidence.own : surenessOf(confidence)}`;
}

function surenessOf(confidence: number): string {
  if (confidence >= SURE) return n.confidence.sure;
  return confidence >= LIKELY ? n.confidence.likely : n.confidence.guess;
}
