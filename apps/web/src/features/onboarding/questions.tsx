import { ALLERGENS, DIETS, HOUSEHOLD_LIMITS } from '@simmer/contracts/constants';
import { daysAfter } from '@simmer/meal-plan';
import { diets as dietNames } from '@simmer/messages/diets';
import { allergens as allergenNames } from '@simmer/messages/eaters';
import * as t from '@simmer/messages/onboarding';
import { EQUIPMENT } from '@simmer/starter';
import { Button, Checkbox, Chip, Chips, ChoiceGroup, Glyph, PickGroup, Stepper, TextField, TickBox, TickRow } from '@simmer/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { longDay, shortDay } from '../../recipe/day-names';
import {
  type Answers,
  EVENING_MINUTES,
  EVENING_PRESETS,
  type Evening,
  type EveningPreset,
  GOALS,
  MOST_CHILDREN,
  MOST_GOALS,
  MOST_GROWN_UPS,
  NOTE_FOODS,
  presetOf,
  toggled,
  withFoods,
} from './answers';
import { KitchenGlyph } from './kitchen-glyph';
import type { Question } from './stored-onboarding';

interface QuestionProps {
  answers: Answers;
  onAnswer: (part: Partial<Answers>) => void;
}

/** Each question with its words at the left and its answer at the right. */
export const QUESTION_VIEWS: Readonly<Record<Question, { title: string; text: string; Answer: (props: QuestionProps) => ReactNode }>> = {
  who: { title: t.whoTitle, text: t.whoText, Answer: WhoAnswer },
  diet: { title: t.dietTitle, text: t.dietText, Answer: DietAnswer },
  dislikes: { title: t.dislikesTitle, text: t.dislikesText, Answer: DislikesAnswer },
  goals: { title: t.goalsTitle, text: t.goalsText({ most: MOST_GOALS }), Answer: GoalsAnswer },
  time: { title: t.timeTitle, text: t.timeText, Answer: TimeAnswer },
  kitchen: { title: t.kitchenTitle, text: t.kitchenText, Answer: KitchenAnswer },
};

function WhoAnswer({ answers: { grownUps, children, moreForLunch }, onAnswer }: QuestionProps) {
  return (
    <div className="onb-sit">
      <div>
        <Glyph name="dinner" />
        <b>{t.grownUps}</b>
        <Stepper label={t.grownUps} value={grownUps} max={MOST_GROWN_UPS} onChange={(value) => onAnswer({ grownUps: value })} />
      </div>
      <div>
        <Glyph name="breakfast" />
        <span>
          <b>{t.children}</b>
          <small>{t.childPortion}</small>
        </span>
        <Stepper label={t.children} value={children} min={0} max={MOST_CHILDREN} onChange={(value) => onAnswer({ children: value })} />
      </div>
      <Checkbox
        checked={moreForLunch}
        onChange={({ target }) => onAnswer({ moreForLunch: target.checked })}
        label={
          <span>
            <b>{t.moreForLunch}</b>
            <small>{t.moreForLunchText}</small>
          </span>
        }
      />
    </div>
  );
}

const EVERYTHING = 'everything';
const DIET_OPTIONS = [{ value: EVERYTHING, label: t.everything }, ...DIETS.map((value) => ({ value, label: dietNames[value] }))] as const;
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenNames[value] }));

function DietAnswer({ answers: { diets, allergens }, onAnswer }: QuestionProps) {
  return (
    <>
      <PickGroup
        label={t.weEat}
        options={DIET_OPTIONS}
        values={diets.length === 0 ? [EVERYTHING] : diets}
        // everything is no diet: choosing it gives up all of them, and choosing one of them gives it up
        onChange={(values) =>
          onAnswer({ diets: diets.length > 0 && values.includes(EVERYTHING) ? [] : values.filter((one) => one !== EVERYTHING) })
        }
      />
      <PickGroup label={t.mustNever} options={ALLERGEN_OPTIONS} values={allergens} onChange={(values) => onAnswer({ allergens: values })} />
    </>
  );
}

function DislikesAnswer({ answers: { crossedOut, otherFoods }, onAnswer }: QuestionProps) {
  const [typed, setTyped] = useState('');

  function add(): void {
    if (typed.trim() !== '') onAnswer({ otherFoods: withFoods(otherFoods, [typed]) });
    setTyped('');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    add();
  }

  return (
    <>
      <ul className="onb-note">
        {NOTE_FOODS.map((food) => (
          <CrossedOut
            key={food}
            name={t.foods[food]}
            isOut={crossedOut.includes(food)}
            onToggle={() => onAnswer({ crossedOut: toggled(NOTE_FOODS, crossedOut, food) })}
          />
        ))}
        {otherFoods.map((food) => (
          <CrossedOut
            key={food}
            name={food}
            isOut
            onToggle={() => onAnswer({ otherFoods: otherFoods.filter((other) => other !== food) })}
          />
        ))}
      </ul>
      <form className="onb-add" onSubmit={submit}>
        <TextField
          label={t.somethingElse}
          hideLabel
          placeholder={t.somethingElse}
          autoComplete="off"
          maxLength={HOUSEHOLD_LIMITS.dislike}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // whoever goes straight on means it too
          onBlur={add}
        />
        <Button type="submit">{t.crossOut}</Button>
      </form>
    </>
  );
}

const CrossedOut = ({ name, isOut, onToggle }: { name: string; isOut: boolean; onToggle: () => void }) => (
  <li>
    <label className="onb-cross">
      <input type="checkbox" checked={isOut} onChange={onToggle} />
      <span>{name}</span>
    </label>
  </li>
);

function GoalsAnswer({ answers: { goals }, onAnswer }: QuestionProps) {
  return (
    <div className="onb-goals">
      {GOALS.map((goal) => {
        const isChosen = goals.includes(goal);
        return (
          <TickRow
            key={goal}
            name={t.goals[goal]}
            from={t.goalNotes[goal]}
            checked={isChosen}
            disabled={!isChosen && goals.length === MOST_GOALS}
            onChange={() => onAnswer({ goals: toggled(GOALS, goals, goal) })}
          />
        );
      })}
    </div>
  );
}

const OUT = 'out';
const A_MONDAY = '2024-01-01';
const PRESETS = Object.keys(EVENING_PRESETS) as EveningPreset[];
const TIME_OPTIONS = [
  ...EVENING_MINUTES.map((minutes) => ({
    value: String(minutes),
    label: (
      <>
        <span aria-hidden="true">{minutes}</span>
        <span className="sr">{t.minutes({ count: minutes })}</span>
      </>
    ),
  })),
  { value: OUT, label: t.out },
];

function TimeAnswer({ answers: { evenings }, onAnswer }: QuestionProps) {
  const preset = presetOf(evenings);
  const setEvening = (weekday: number, value: string): void => {
    const minutes: Evening = EVENING_MINUTES.find((one) => String(one) === value) ?? null;
    onAnswer({ evenings: evenings.map((before, day) => (day === weekday ? minutes : before)) });
  };
  return (
    <>
      <Chips role="group" aria-label={t.startFrom}>
        {PRESETS.map((one) => (
          <Chip key={one} pressed={one === preset} onClick={() => onAnswer({ evenings: EVENING_PRESETS[one] })}>
            {t.presets[one]}
          </Chip>
        ))}
      </Chips>
      <div className="onb-times">
        {evenings.map((minutes, weekday) => {
          const date = daysAfter(A_MONDAY, weekday);
          return (
            <ChoiceGroup
              key={date}
              label={
                <>
                  <span aria-hidden="true">{shortDay(date)}</span>
                  <span className="sr">{longDay(date)}</span>
                </>
              }
              options={TIME_OPTIONS}
              value={minutes === null ? OUT : String(minutes)}
              onChange={(value) => setEvening(weekday, value)}
            />
          );
        })}
      </div>
    </>
  );
}

function KitchenAnswer({ answers: { kitchen }, onAnswer }: QuestionProps) {
  return (
    <div className="onb-tools">
      {EQUIPMENT.map((tool) => (
        <label key={tool} className="onb-tool">
          <input
            type="checkbox"
            checked={kitchen.includes(tool)}
            onChange={() => onAnswer({ kitchen: toggled(EQUIPMENT, kitchen, tool) })}
          />
          <KitchenGlyph name={tool} />
          <span>{t.equipment[tool]}</span>
          <TickBox />
        </label>
      ))}
    </div>
  );
}
