import { newId, RequestProblem } from '@simmer/client';
import type { MealPlanTemplate } from '@simmer/contracts';
import { MEAL_PLAN_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, TextField, useToast } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../../api/write';

/** Keeps a week under a name, to be used again. */
export function TemplateDialog({ dishes, onClose }: { dishes: MealPlanTemplate['dishes']; onClose: () => void }) {
  const toast = useToast();
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t.nameMissing);
    try {
      await write('PUT /meal-plan-templates/:id', { id, name, dishes });
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      return setProblem(error.message);
    }
    toast({ message: t.templateSaved({ name: name.trim() }) });
    onClose();
  }

  return (
    <Dialog open title={t.saveTemplate} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <DialogBody>
          <TextField
            label={t.templateName}
            value={name}
            error={problem}
            maxLength={MEAL_PLAN_LIMITS.name}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="primary" type="submit">
            {t.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
