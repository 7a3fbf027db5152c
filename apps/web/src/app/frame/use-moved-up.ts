import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/tray';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { movedUp } from '../live-updates/moved-up';
import { client } from '../../api/client';

/** Several that move up together are told together. */
const TOGETHER_MS = 800;

/** Says in a toast which recipes have come out of the tray. */
export function useMovedUp(): void {
  const toast = useToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const ids = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function tell(): Promise<void> {
      const [id, ...others] = ids;
      const count = ids.size;
      ids.clear();
      timer = undefined;
      if (id === undefined) return;
      if (others.length > 0) return toast({ message: t.movedUpMany({ count }) });
      try {
        const { title } = await queryClient.fetchQuery(queryOf(client, 'GET /recipes/:id', { id }));
        const open = (): void => void navigate({ to: '/app/recipes/$id', params: { id } });
        toast({ message: t.movedUp({ title }), action: { label: t.look, onAction: open } });
      } catch {
        // deleted or out of reach meanwhile: there is nothing to tell by name
        toast({ message: t.movedUpMany({ count }) });
      }
    }

    const stop = movedUp.listen((id) => {
      ids.add(id);
      timer ??= setTimeout(() => void tell(), TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [toast, queryClient, navigate]);
}
