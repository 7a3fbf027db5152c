import type { ReactNode } from 'react';
import { plate, plateGround } from '@simmer/plates';
import { svgAddress, Tray, type TrayProps } from '../recipe/tray';

export interface ExhibitProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One part of the kit: what it is at the left, all its states at the right. */
export const Exhibit = ({ id, title, text, children }: ExhibitProps) => (
  <section className="k" id={id}>
    <div className="k-h">
      <h2 className="h-24">{title}</h2>
      {text !== undefined && <p className="t15 muted">{text}</p>}
    </div>
    <div className="k-b">{children}</div>
  </section>
);

/** A state with its name below. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sp">
    <div className="sp-b">{children}</div>
    <p className="t13 muted">{name}</p>
  </div>
);

/** Dishes the kit shows: title, kind and words. */
export const DISHES = {
  brownies: ['Walnut brownies', 'cake', ['chocolate', 'walnut']],
  cooler: ['Mint and lime cooler', 'drink', ['lime', 'mint', 'cucumber']],
  cod: ['Cod with peas and bacon', 'fish', ['lettuce', 'pea', 'bacon', 'lemon', 'mint']],
  loaf: ['Seeded overnight loaf', 'bread', ['pumpkin seed', 'sesame']],
  chicken: ['Chicken thighs with fennel and orange', 'roast', ['fennel', 'potato', 'chicken thigh', 'orange', 'rosemary']],
  porridge: ['Blueberry oat porridge', 'porridge', ['banana', 'blueberry', 'almond']],
  hummus: ['Red pepper hummus', 'dip', ['red pepper', 'chickpea', 'parsley']],
  polenta: ['Lemon polenta cake', 'cake', ['almond', 'lemon']],
  chickpeas: ['Braised chickpeas with lemon', 'stew', ['chickpea', 'tomato', 'spinach', 'lemon', 'parsley']],
  cauliflower: ['Roast cauliflower with yogurt', 'roast', ['cauliflower', 'chickpea', 'red onion', 'pomegranate', 'mint', 'yogurt']],
  linguine: ['Weeknight leek linguine', 'pasta', ['leek', 'pea', 'parmesan', 'lemon', 'parsley']],
  tart: ['Brown butter plum tart', 'tart', ['plum', 'almond']],
  noodles: ['Miso mushroom noodles', 'noodles', ['mushroom', 'spinach', 'spring', 'chilli']],
  salmon: ['Salmon with dill and cucumber', 'fish', ['cucumber', 'radish', 'lemon', 'dill']],
  rigatoni: ['Slow tomato rigatoni', 'pasta', ['tomato', 'olive', 'basil', 'parmesan']],
  soup: ['Squash and peanut soup', 'soup', ['squash', 'peanut', 'coriander', 'coconut']],
} as const satisfies Record<string, readonly [string, string, readonly string[]]>;

export type DishName = keyof typeof DISHES;

/** A drawn dish in its tray. */
export const DishTray = ({ dish, ...rest }: TrayProps & { dish: DishName }) => {
  const [title, kind, words] = DISHES[dish];
  return <Tray {...rest} ground={plateGround(title, kind)} src={svgAddress(plate(title, kind, words, { ground: false }))} />;
};
