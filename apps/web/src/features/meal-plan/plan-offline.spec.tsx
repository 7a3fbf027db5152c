import { act } from '@testing-library/react';
import { COOK, api, screen, waitFor, within } from '../../testing/open-app';
import { LAST, openPlan, planned, PRAWNS } from '../../testing/open-plan';
import { keptDocuments } from '../../device/database';
import { deviceOfCook } from '../../device/device';
import { longDay } from './week-dates';

jest.setTimeout(60_000);

const lastDay = async () => within(await screen.findByRole('region', { name: new RegExp(`^${longDay(LAST)}`) }));

/** What the screen has been answered is on the device. */
const isKept = () =>
  waitFor(async () => {
    const kept = [...(await keptDocuments(COOK.id, 'answer')).keys()];
    expect(kept.filter((hash) => hash.includes('/meal-plan/:id')).length).toBeGreaterThan(1);
    for (const route of ['GET /meal-plan-settings', 'GET /profile', 'GET /household']) expect(kept.join()).toContain(route);
  });

function goOffline(): () => void {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.isReachable = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    online.mockRestore();
    api.isReachable = true;
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

it('a week without a connection is as it was seen, can be changed, and the change is sent afterward', async () => {
  const { user, reload, all } = await openPlan(planned(), { ...planned(), ...PRAWNS });
  await isKept();
  const goOnline = goOffline();
  await reload();
  await user.click(await (await lastDay()).findByRole('button', { name: /Prawn curry/ }));
  await user.click(screen.getAllByRole('menuitem', { name: 'Remove' }).at(-1)!);
  await waitFor(async () => expect((await lastDay()).queryByText('Prawn curry')).toBeNull());
  await reload();
  expect(await (await lastDay()).findByText('Leek linguine')).toBeTruthy();
  expect((await lastDay()).queryByText('Prawn curry')).toBeNull();
  expect(all()).toHaveLength(2);
  goOnline();
  await waitFor(() => expect(all().map(({ title }) => title)).toEqual(['Leek linguine']));
  await waitFor(async () => expect((await deviceOfCook())?.waiting).toBe(0));
  expect((await lastDay()).queryByText('Prawn curry')).toBeNull();
});
