import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { Heart } from '../actions/heart';
import { Timer } from '../cooking/timer';
import { Table } from '../data/table';
import { Glyph } from '../icons/glyph';
import { IconCheck, IconClock, IconPlayerPause, IconPlayerPlay, IconRepeat } from '../icons/screen-icons';
import { IconPlus } from '../icons/tabler-icons';
import { ListSection } from '../list/list-section';
import { TickRow } from '../list/tick-row';
import { Fold } from '../navigation/fold';
import { EmptyPlanCell, PlanCell, PlanDrop } from '../plan/plan-cell';
import { IngredientRow, Ledger } from '../recipe/ledger';
import { Meta, Rating } from '../recipe/meta';
import { Note } from '../recipe/note';
import { NutritionLabel } from '../recipe/pantry-label';
import { RecipeCard, RecipeCardSkeleton } from '../recipe/recipe-card';
import { RecipeRow, Rows } from '../recipe/recipe-row';
import { Duration, Step, Steps } from '../recipe/step';
import { DISHES, DishTray, Exhibit, Specimen, type DishName } from './exhibit';

const LiveHeart = ({ dish, on = false }: { dish: DishName; on?: boolean }) => {
  const [pressed, setPressed] = useState(on);
  return <Heart label={`Favourite ${DISHES[dish][0]}`} pressed={pressed} onClick={() => setPressed(!pressed)} />;
};

const CARDS = [
  { dish: 'linguine', tag: '25 min', on: false, meta: { rating: '4.7', facts: ['Dinner', 'Easy'] } },
  { dish: 'tart', tag: '90 min', on: true, meta: { rating: '4.9', facts: ['Dessert', 'Medium'] } },
  {
    dish: 'noodles',
    tag: '30 min',
    on: false,
    meta: { author: { name: 'Yuki T.', href: '#recipe' }, facts: [<span className="nowrap">2,140 saves</span>] },
  },
] as const;

const ROWS = [
  { dish: 'salmon', minutes: 22, rating: '4.5', on: true, facts: ['Dinner', 'Medium', 'Serves 2'] },
  { dish: 'rigatoni', minutes: 50, rating: '4.8', on: false, facts: ['Dinner', 'Easy', 'Serves 4'] },
] as const;

export const Recipe = () => (
  <Exhibit id="recipe" title="Recipe" text="Quantities stand left of the rule: right-aligned, bold, tabular.">
    <div className="grid full">
      {CARDS.map(({ dish, tag, on, meta }) => (
        <RecipeCard
          key={dish}
          title={DISHES[dish][0]}
          href="#recipe"
          picture={<DishTray dish={dish} />}
          tag={tag}
          heart={<LiveHeart dish={dish} on={on} />}
        >
          <Meta {...meta} />
        </RecipeCard>
      ))}
      <RecipeCardSkeleton />
    </div>
    <Rows className="full">
      {ROWS.map(({ dish, minutes, rating, on, facts }) => (
        <RecipeRow
          key={dish}
          title={DISHES[dish][0]}
          href="#recipe"
          time={{ value: String(minutes), unit: 'min' }}
          picture={<DishTray dish={dish} thumb />}
          end={
            <>
              <Rating value={rating} className="meta only-wide strong" />
              <LiveHeart dish={dish} on={on} />
            </>
          }
        >
          <Meta facts={facts} />
        </RecipeRow>
      ))}
    </Rows>
    <div className="w440">
      <Ledger>
        <IngredientRow quantity="3 tins" name="chickpeas, 400 g each" note="keep the liquid of one" />
        <IngredientRow quantity="375 g" name="cherry tomatoes" note="halved" state="now" />
        <IngredientRow quantity="1 ½" name="lemons" defaultChecked />
      </Ledger>
    </div>
    <Steps className="w440">
      <Step number={1} state="done">
        Cook the onions until golden.
      </Step>
      <Step number={2} state="now">
        Darken the tomato paste for <Duration>2 minutes</Duration>.
      </Step>
      <Step number={3}>
        Simmer for <Duration running>12 minutes</Duration>, timer running.
      </Step>
    </Steps>
    <NutritionLabel
      className="w320"
      level={3}
      calories="412"
      lines={[
        { name: 'Fat', amount: '17 g' },
        { name: 'of which saturated', amount: '3 g', part: true },
        { name: 'Protein', amount: '17 g' },
      ]}
    />
    <Note>A double batch is Tuesday’s lunch. Feta instead of yogurt is good; both is better.</Note>
  </Exhibit>
);

const TIMERS = [
  { name: 'Chickpeas', left: '08:24', share: 0.7 },
  { name: 'Focaccia rise', left: '21:10', share: 0.38, state: 'paused' },
  { name: 'Rice', left: '00:00', share: 1, state: 'ringing' },
] as const;

const timerActions = (name: string, state?: 'paused' | 'ringing') =>
  state === 'ringing' ? (
    <IconButton label={`Stop the alarm, ${name}`}>
      <IconCheck />
    </IconButton>
  ) : (
    <>
      <IconButton label={`One minute more, ${name}`}>
        <IconPlus />
      </IconButton>
      <IconButton label={`${state === 'paused' ? 'Resume' : 'Pause'}, ${name}`}>
        {state === 'paused' ? <IconPlayerPlay /> : <IconPlayerPause />}
      </IconButton>
    </>
  );

export const Cooking = () => (
  <Exhibit id="cooking" title="Timers" text="Running, paused, ringing. The ring is the one thing that moves.">
    {TIMERS.map((timer) => {
      const state = 'state' in timer ? timer.state : undefined;
      return (
        <div key={timer.name} className="w320">
          <Timer {...timer} actions={timerActions(timer.name, state)} />
        </div>
      );
    })}
  </Exhibit>
);

export const Plan = () => (
  <Exhibit id="plan" title="Plan cells">
    <Specimen name="planned">
      <PlanCell
        className="pcx"
        href="#plan"
        title="Leek linguine"
        picture={<DishTray dish="linguine" thumb />}
        detail={
          <>
            <IconClock />
            25 min
          </>
        }
      />
    </Specimen>
    <Specimen name="leftover">
      <PlanCell
        className="pcx"
        href="#plan"
        title="Squash soup"
        leftover
        picture={<DishTray dish="soup" thumb />}
        detail={
          <>
            <IconRepeat />
            Leftover, Monday
          </>
        }
      />
    </Specimen>
    <Specimen name="lifted">
      <PlanCell
        className="pcx"
        href="#plan"
        title="Salmon, dill"
        lifted
        picture={<DishTray dish="salmon" thumb />}
        detail={
          <>
            <IconClock />
            22 min
          </>
        }
      />
    </Specimen>
    <Specimen name="empty">
      <EmptyPlanCell className="slot" label="Add dinner on Friday" />
    </Specimen>
    <Specimen name="drop here">
      <PlanDrop className="slot">Drop for Friday dinner</PlanDrop>
    </Specimen>
  </Exhibit>
);

export const List = () => (
  <Exhibit id="list" title="List" text="The whole row is the target. A ticked row stays where it is for 400 ms.">
    <ListSection className="w440" level={3} title="Fruit and vegetables" icon={<Glyph name="produce" />} count={3}>
      <TickRow name="Lemons" quantity="3" from="Braised chickpeas 2, linguine 1" />
      <TickRow name="Leeks" quantity="2" from="Leek linguine" pending />
      <TickRow name="Red onions" quantity="3" aside="Jonas, 17:42" defaultChecked />
    </ListSection>
    <div className="w320">
      <Fold title="Probably at home" icon={<Glyph name="jar" />} count={7}>
        <p>Olive oil, cumin, salt.</p>
      </Fold>
    </div>
  </Exhibit>
);

export const Data = () => (
  <Exhibit id="data" title="Table">
    <Table className="full" label="Import history">
      <thead>
        <tr>
          <th scope="col">Import</th>
          <th scope="col">When</th>
          <th scope="col" className="n">
            Recipes
          </th>
          <th scope="col" className="n">
            Duplicates
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>paprika-export.zip</td>
          <td>2 November</td>
          <td className="n">112</td>
          <td className="n">4</td>
        </tr>
        <tr>
          <td>ilsekookt.example</td>
          <td>today, 14:02</td>
          <td className="n">1</td>
          <td className="n">0</td>
        </tr>
      </tbody>
    </Table>
  </Exhibit>
);
