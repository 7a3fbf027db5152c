import { answerBy } from './answer-by';

describe('an answer is due', () => {
  it.each([
    ['on a Monday', '2026-11-23T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['on a Thursday', '2026-11-26T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
    ['on a Friday', '2026-11-27T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
    ['on a Saturday', '2026-11-28T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ])('two business days after what came in %s', (_, receivedAt, due) => {
    expect(answerBy(new Date(receivedAt)).toISOString()).toBe(due);
  });
});
