import { bayesianAverage } from './bayesian-average';

const of = (...ratings: number[]): number | null =>
  bayesianAverage({ sum: ratings.reduce((sum, one) => sum + one, 0), count: ratings.length });

describe('the average of ratings', () => {
  it('is unknown where nobody has rated', () => {
    expect(of()).toBeNull();
  });

  it('lets many good ratings come before one perfect one, and one bad one weigh little', () => {
    const many = of(...Array.from({ length: 40 }, (_, at) => (at % 5 === 0 ? 4 : 5)));
    expect(many).toBeGreaterThan(of(5) ?? 0);
    expect(of(1)).toBeCloseTo(3.5);
  });

  it('comes near the plain average with many ratings', () => {
    expect(of(...Array.from({ length: 500 }, () => 3))).toBeCloseTo(3, 1);
  });
});
