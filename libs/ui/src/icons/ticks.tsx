import './ticks.css';

/** The four bars of something under way. They fill as it gets on and never loop. */
export const Ticks = ({ on, of = 4 }: { on: number; of?: number }) => (
  <span className="ticks" aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <i key={index} className={index < on ? 'on' : undefined} />
    ))}
  </span>
);
