import { type FormHistory, NO_HISTORY, recorded, redone, undone } from './form-history';
import { emptyForm, type RecipeForm } from './recipe-form';

const LEEKS = { key: 'a', text: '2 leeks' };
const SALT = { key: 'b', text: 'salt' };
const FORM: RecipeForm = { ...emptyForm(), ingredients: [LEEKS, SALT] };

/** Makes changes one after the other, each so many milliseconds after the one before. */
function typed(...changes: [part: Partial<RecipeForm>, after?: number][]): { form: RecipeForm; history: FormHistory } {
  let form = FORM;
  let history = NO_HISTORY;
  let now = 0;
  for (const [part, after = 100] of changes) {
    now += after;
    const next = { ...form, ...part };
    history = recorded(history, form, next, now);
    form = next;
  }
  return { form, history };
}

describe('the history of a form', () => {
  it('takes words typed in one place as one step, and after a pause as another', () => {
    const { form, history } = typed([{ title: 'S' }], [{ title: 'So' }], [{ title: 'Soup' }], [{ title: 'Soup with leeks' }, 2_000]);
    const once = undone(history, form);
    expect(once?.form.title).toBe('Soup');
    expect(undone(once!.history, once!.form)?.form.title).toBe('');
  });

  it('takes another field, another line and a line that goes as steps of their own', () => {
    const salted = { ...SALT, text: 'sea salt' };
    const { form, history } = typed(
      [{ title: 'Soup' }],
      [{ description: 'Warm.' }],
      [{ ingredients: [{ ...LEEKS, text: '3 leeks' }, SALT] }],
      [{ ingredients: [{ ...LEEKS, text: '3 leeks' }, salted] }],
      [{ ingredients: [salted] }],
    );
    expect(history.past).toHaveLength(5);
    expect(undone(history, form)?.form.ingredients).toEqual([{ ...LEEKS, text: '3 leeks' }, salted]);
  });

  it('goes forth again, until something else is changed', () => {
    const { form, history } = typed([{ title: 'Soup' }], [{ servings: 6 }]);
    const back = undone(history, form)!;
    expect(redone(back.history, back.form)).toMatchObject({ form: { title: 'Soup', servings: 6 }, history: { future: [] } });
    const other = recorded(back.history, back.form, { ...back.form, servings: 2 }, 9_000);
    expect(redone(other, back.form)).toBeUndefined();
    expect(undone(NO_HISTORY, form)).toBeUndefined();
  });
});
