import { renderHook, waitFor } from '@testing-library/react';
import { useOpenedFiles } from './use-opened-files';

type Take = Parameters<NonNullable<Window['launchQueue']>['setConsumer']>[0];

afterEach(() => void Reflect.deleteProperty(window, 'launchQueue'));

it('takes the files that the app was opened with, and nothing when it was opened by itself', async () => {
  const consumers: Take[] = [];
  window.launchQueue = { setConsumer: (take) => void consumers.push(take) };
  const taken = jest.fn();
  renderHook(() => useOpenedFiles(taken));
  const file = new File(['soup'], 'soup.cook');
  consumers[0]?.({ files: [] });
  consumers[0]?.({ files: [{ getFile: () => Promise.resolve(file) } as FileSystemFileHandle] });
  await waitFor(() => expect(taken.mock.calls).toEqual([[[file]]]));
});
