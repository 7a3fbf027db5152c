import { newId } from '@simmer/client';
import type { VideoCategory } from '@simmer/contracts';
import { VIDEO_LIMITS, VIDEO_TABS } from '@simmer/contracts/constants';
import { tabs } from '@simmer/messages/videos';
import * as t from '@simmer/messages/staff-videos';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPencil,
  IconPlus,
  SelectField,
  TextField,
  useToast,
} from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';
import { useForm } from '../../forms/use-form';
import { useVideoChange } from './use-video-change';

/** The categories in their order, which buttons change. */
export function Categories({ categories }: { categories: readonly VideoCategory[] }) {
  const attempt = useAttempt();
  const toast = useToast();
  const change = useVideoChange();
  const [edited, setEdited] = useState<VideoCategory | 'new'>();

  async function move({ id, name }: VideoCategory, from: number, by: 1 | -1): Promise<void> {
    const ids = categories
      .map((category) => category.id)
      .toSpliced(from, 1)
      .toSpliced(from + by, 0, id);
    await change(write('PUT /staff/video-category-order', { ids }));
    toast({ message: t.moved({ name, place: from + by + 1 }) });
  }

  return (
    <section aria-labelledby="video-categories" className="staff-categories">
      <h2 className="h-24" id="video-categories">
        {t.categories}
      </h2>
      <p className="t15 muted">{t.categoriesLead}</p>
      {categories.length === 0 && <p>{t.noCategories}</p>}
      <ol>
        {categories.map((category, index) => (
          <li key={category.id}>
            <span className={category.is_active ? undefined : 'muted'}>
              <b>{category.name}</b> <small>{category.tab ? tabs[category.tab] : t.byWords}</small>
            </span>
            <IconButton label={t.editCategory({ name: category.name })} onClick={() => setEdited(category)}>
              <IconPencil />
            </IconButton>
            <IconButton
              label={t.moveUp({ name: category.name })}
              disabled={index === 0}
              onClick={() => void attempt(() => move(category, index, -1))}
            >
              <IconArrowUp />
            </IconButton>
            <IconButton
              label={t.moveDown({ name: category.name })}
              disabled={index === categories.length - 1}
              onClick={() => void attempt(() => move(category, index, 1))}
            >
              <IconArrowDown />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button icon={<IconPlus />} onClick={() => setEdited('new')}>
        {t.addCategory}
      </Button>
      <CategoryDialog edited={edited} onClose={() => setEdited(undefined)} />
    </section>
  );
}

const CategoryDialog = ({ edited, onClose }: { edited: VideoCategory | 'new' | undefined; onClose: () => void }) => (
  <Dialog
    open={edited !== undefined}
    onClose={onClose}
    title={edited && edited !== 'new' ? t.editCategory({ name: edited.name }) : t.addCategory}
  >
    {edited && <CategoryForm edited={edited} onClose={onClose} />}
  </Dialog>
);

function CategoryForm({ edited, onClose }: { edited: VideoCategory | 'new'; onClose: () => void }) {
  const known = edited === 'new' ? null : edited;
  const change = useVideoChange();
  const [id] = useState(() => known?.id ?? newId());
  const [isActive, setActive] = useState(known?.is_active ?? true);
  const form = useForm({
    idPrefix: 'category-',
    initial: { name: known?.name ?? '', name_de: known?.name_de ?? '', tab: known?.tab ?? '' },
    async send({ name, name_de: nameDe, tab }) {
      const fields = { id, name, name_de: nameDe, tab: VIDEO_TABS.find((one) => one === tab) ?? null };
      await change(
        known
          ? write('PUT /staff/video-categories/:id', { ...fields, is_active: isActive })
          : write('POST /staff/video-categories', fields),
      );
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        {form.notice !== undefined && (
          <Banner tone="error" icon={<IconAlertTriangle />}>
            {form.notice}
          </Banner>
        )}
        <TextField {...form.field('name')} label={t.categoryName} maxLength={VIDEO_LIMITS.categoryName} autoComplete="off" />
        <TextField {...form.field('name_de')} label={t.categoryNameDe} maxLength={VIDEO_LIMITS.categoryName} autoComplete="off" />
        <SelectField {...form.field('tab')} label={t.tab}>
          <option value="">{t.byWords}</option>
          {VIDEO_TABS.map((tab) => (
            <option key={tab} value={tab}>
              {tabs[tab]}
            </option>
          ))}
        </SelectField>
        {known && <Checkbox label={t.inUse} checked={isActive} onChange={() => setActive(!isActive)} />}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t.save}
        </Button>
      </DialogFoot>
    </form>
  );
}
