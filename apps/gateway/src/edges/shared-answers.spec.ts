import { SharedAnswers } from './shared-answers';

const body = Buffer.from('a page of recipes');

describe('answers that visitors share', () => {
  let now = 0;
  const answers = new SharedAnswers<Buffer>(() => now);
  beforeEach(() => {
    now += 10_000;
    answers.set('/list', body);
  });

  it('are sent for two seconds', () => {
    now += 1_999;
    expect(answers.get('/list')).toBe(body);
    expect(answers.get('/another')).toBeUndefined();
  });

  it('are renewed by one request, while the others still get what is there', () => {
    now += 2_000;
    expect(answers.get('/list')).toBeUndefined();
    expect(answers.get('/list')).toBe(body);
    now += 500;
    expect(answers.get('/list')).toBeUndefined();
  });

  it('are gone when nobody has renewed them', () => {
    now += 3_000;
    expect(answers.get('/list')).toBeUndefined();
    expect(answers.get('/list')).toBeUndefined();
  });
});
