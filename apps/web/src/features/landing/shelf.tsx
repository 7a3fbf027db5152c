import { classNames, PantryLabel } from '@simmer/ui';

const jars = [
  {
    kind: 'chickpea',
    kicker: 'Keeps',
    title: 'Every recipe, offline',
    text: 'Open them on a plane, in a cellar, in a tent. Search finds “chikpea lemn”.',
  },
  {
    kind: 'cherry',
    kicker: 'Plans',
    title: 'A week that fits your evenings',
    text: 'Calories and protein add up as you drag. Leftovers are planned, not found.',
    yolkLid: true,
  },
  { kind: 'olive', kicker: 'Cooks', title: 'One step, big type', text: 'The screen stays awake. Timers ring by name.' },
  {
    kind: 'lemon',
    kicker: 'Shops',
    title: 'A list that merges itself',
    text: 'Three recipes want lemons, the list says 3 lemons and why.',
    yolkLid: true,
  },
];

export const Shelf = () => (
  <section className="wrap sec">
    <h2 className="h-44">What is on the shelf</h2>
    <div className="shelf" tabIndex={0} role="region" aria-label="What Simmer does">
      {jars.map(({ kind, kicker, title, text, yolkLid }) => (
        <article key={kind} className={classNames('jar', `jar-${kind}`, yolkLid && 'y')}>
          <span className="fill" />
          <PantryLabel kicker={kicker}>
            <h3>{title}</h3>
            <p>{text}</p>
          </PantryLabel>
        </article>
      ))}
    </div>
  </section>
);
