import { newId, queryOf, RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/profile';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { photoToSend, UnsendablePhoto } from '../../recipe/photo-to-send';

const PHOTO_WITHIN_MS = 60_000;
/** A live update says when it is stored; where none comes it is asked for. */
const ASK_AGAIN_MS = 2_000;

/** A photo on its way to being the cook's picture: it can be once it is stored. */
export function useProfilePhoto(onSent: () => void) {
  const [sent, setSent] = useState<{ id: string; preview: string }>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data: image } = useQuery({
    ...queryOf(client, 'GET /images/:id', { id: sent?.id ?? '' }),
    enabled: sent !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'stored' || state.data?.status === 'failed' ? false : ASK_AGAIN_MS),
  });
  useEffect(() => () => sent && URL.revokeObjectURL(sent.preview), [sent]);

  async function upload(chosen: File): Promise<void> {
    setProblem(undefined);
    setSending(true);
    try {
      const file = await photoToSend(chosen);
      const { id } = await write('POST /images/:id', { id: newId(), file }, { timeoutMs: PHOTO_WITHIN_MS });
      setSent({ id, preview: URL.createObjectURL(file) });
      onSent();
    } catch (error) {
      if (!(error instanceof RequestProblem || error instanceof UnsendablePhoto)) throw error;
      setProblem(error.message);
    } finally {
      setSending(false);
    }
  }

  const hasFailed = image?.status === 'failed';
  return {
    imageId: sent?.id,
    preview: sent?.preview,
    busy: isSending || (sent !== undefined && !hasFailed && image?.status !== 'stored'),
    problem: hasFailed ? t.photoFailed : problem,
    upload: (file: File) => void upload(file),
  };
}
