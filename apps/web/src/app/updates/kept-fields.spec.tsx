import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepFields, restoreFields } from './kept-fields';

function Form() {
  const [text, setText] = useState('');
  return (
    <form>
      <label>
        Message <textarea value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <output>{text.length} letters</output>
      <label>
        Password <input type="password" />
      </label>
      <label>
        <input type="checkbox" /> Copy to me
      </label>
      <label>
        Kind
        <select>
          <option value="a">Praise</option>
          <option value="b">Fault</option>
        </select>
      </label>
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

function fillAndLeave(): void {
  const { unmount } = render(<Form />);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Too salty' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByLabelText('Copy to me'));
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'b' } });
  keepFields(sessionStorage);
  unmount();
}

it('puts back what stood in a form, as if it had been typed, and never a password', async () => {
  fillAndLeave();
  expect(JSON.stringify({ ...sessionStorage })).toContain('Too salty');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  restoreFields(sessionStorage);
  // the screen comes after its page
  render(<Form />);
  await waitFor(() => expect(screen.getByText('9 letters')).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Copy to me').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('b');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

it('puts it back once, and on the same page alone', async () => {
  fillAndLeave();
  history.pushState(null, '', '/elsewhere');
  restoreFields(sessionStorage);
  history.pushState(null, '', '/');
  render(<Form />);
  restoreFields(sessionStorage);
  // only time shows that nothing is put back in it
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('0 letters')).toBeTruthy();
});
