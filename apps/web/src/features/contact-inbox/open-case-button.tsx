import { RequestProblem } from '@simmer/client';
import { notDone } from '@simmer/messages/common';
import * as t from '@simmer/messages/contact-inbox';
import { Button, useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { write } from '../../api/write';

/** Leads to the case about the recipe that a complaint names, where it can be hidden. */
export function OpenCaseButton({ slug }: { slug: string }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const { id } = await write('POST /staff/cases', { slug });
      await navigate({ to: '/app/staff/moderation', search: { case: id } });
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      toast({ message: notDone({ reason: problem.message }), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" busy={isBusy} onClick={() => void open()}>
      {t.openCase}
    </Button>
  );
}
