import type { MealPlanTemplate } from '@simmer/contracts';
import { MEAL_PLAN_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, IconButton, IconTrash, TextField, useToast } from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';

interface TemplatesDialogProps {
  templates: readonly MealPlanTemplate[];
  onClose: () => void;
}

/** The templates of a cook, to be called otherwise and to be deleted. */
export const TemplatesDialog = ({ templates, onClose }: TemplatesDialogProps) => (
  <Dialog open title={t.templates} onClose={onClose}>
    <DialogBody>
      {templates.length === 0 ? (
        <p className="muted">{t.noTemplates}</p>
      ) : (
        <ul className="plan-templates">
          {templates.map((template) => (
            <Template key={template.id} template={template} />
          ))}
        </ul>
      )}
    </DialogBody>
    <DialogFoot>
      <Button variant="primary" onClick={onClose}>
        {t.done}
      </Button>
    </DialogFoot>
  </Dialog>
);

/** A new name holds when the field is left, or with Enter. */
function Template({ template }: { template: MealPlanTemplate }) {
  const toast = useToast();
  const attempt = useAttempt();
  const [name, setName] = useState(template.name);
  const put = (): Promise<boolean> => attempt(() => write('PUT /meal-plan-templates/:id', template));

  async function rename(): Promise<void> {
    const next = name.trim();
    if (next === '') return setName(template.name);
    if (next === template.name) return;
    if (!(await attempt(() => write('PUT /meal-plan-templates/:id', { ...template, name: next })))) return;
    const takeBack = async (): Promise<void> => void ((await put()) && setName(template.name));
    toast({ message: t.templateRenamed({ name: next }), action: { label: t.undo, onAction: () => void takeBack() } });
  }

  async function remove(): Promise<void> {
    if (!(await attempt(() => write('DELETE /meal-plan-templates/:id', { id: template.id })))) return;
    toast({ message: t.templateDeleted({ name: template.name }), action: { label: t.undo, onAction: () => void put() } });
  }

  return (
    <li>
      <TextField
        label={t.templateName}
        value={name}
        maxLength={MEAL_PLAN_LIMITS.name}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => void rename()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <IconButton label={t.deleteTemplate({ name: template.name })} onClick={() => void remove()}>
        <IconTrash />
      </IconButton>
    </li>
  );
}
