import * as t from '@simmer/messages/landing';
import { classNames, PantryLabel } from '@simmer/ui';

const jars = [
  {
    kind: 'chickpea',
    kicker: t.keeps,
    title: t.keepsTitle,
    text: t.keepsText,
  },
  {
    kind: 'cherry',
    kicker: t.plans,
    title: t.plansTitle,
    text: t.plansText,
    yolkLid: true,
  },
  { kind: 'olive', kicker: t.cooks, title: t.cooksTitle, text: t.cooksText },
  {
    kind: 'lemon',
    kicker: t.shops,
    title: t.shopsTitle,
    text: t.shopsText,
    yolkLid: true,
  },
];

export const Shelf = () => (
  <section className="wrap sec">
    <h2 className="h-44">{t.shelfTitle}</h2>
    <div className="shelf" tabIndex={0} role="region" aria-label={t.shelfLabel}>
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
