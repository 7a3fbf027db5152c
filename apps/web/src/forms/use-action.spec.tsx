import { RequestProblem } from '@simmer/client';
import { ToastProvider } from '@simmer/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAction, useAttempt } from './use-action';

const away = (): never => {
  throw new RequestProblem({ code: 'client.offline', status: 0, title: 'You’re offline.' });
};

function Screen({ act }: { act: () => Promise<unknown> }) {
  const attempt = useAttempt();
  const saving = useAction(act);
  return (
    <>
      <button onClick={() => void attempt(act)}>Change</button>
      <button onClick={saving.run} disabled={saving.busy}>
        Save
      </button>
    </>
  );
}

const open = (act: () => Promise<unknown>) => {
  render(
    <ToastProvider>
      <Screen act={act} />
    </ToastProvider>,
  );
  return userEvent.setup();
};

describe('an action that is refused', () => {
  it('says why, and is done again with a press of Retry', async () => {
    const act = jest.fn<Promise<void>, []>().mockImplementationOnce(away).mockResolvedValue();
    const user = open(act);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You’re offline.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('says that nothing was saved, where it was about saving', async () => {
    const user = open(() => Promise.resolve().then(away));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Not saved. You’re offline.')).toBeTruthy();
  });
});
