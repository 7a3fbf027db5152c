import type { StaffVideo, VideoCategory, VideoMetadata } from '@simmer/contracts';
import type { RouteInput } from '@simmer/client';
import { VIDEO_LIMITS } from '@simmer/contracts/constants';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/staff-videos';
import { Banner, Button, Checkbox, DialogBody, DialogFoot, IconAlertTriangle, TextAreaField, TextField } from '@simmer/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../forms/use-form';
import { chaptersText, readChapters } from './chapters-text';

/** What staff write about a video. */
export type WrittenVideo = Omit<RouteInput<'PUT /staff/videos/:id'>, 'id' | 'revision'>;

interface VideoFieldsProps {
  /** The video as it is, or what the provider says of a new one. */
  initial: StaffVideo | VideoMetadata | null;
  categories: readonly VideoCategory[];
  submit: string;
  onSend: (written: WrittenVideo) => Promise<void>;
  onCancel: () => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a video, with its two buttons. What is typed stays typed, whatever goes wrong. */
export function VideoFields({ initial, categories, submit, onSend, onCancel, children }: VideoFieldsProps) {
  const known = initial && 'id' in initial ? initial : null;
  const [chosen, setChosen] = useState<readonly string[]>(known?.category ?? []);
  const [isFeatured, setFeatured] = useState(known?.is_featured ?? false);
  const form = useForm({
    idPrefix: 'video-',
    initial: {
      title: initial?.title ?? '',
      description: initial?.description ?? '',
      tags: initial?.tags.join(', ') ?? '',
      recipe_slug: known?.recipe_slug ?? '',
      chapters: chaptersText(known?.chapters ?? []),
      notes: known?.notes ?? '',
    },
    rules: { chapters: badChapterIn },
    async send({ title, description, tags, recipe_slug: recipe, chapters, notes }) {
      const read = readChapters(chapters);
      await onSend({
        title,
        description,
        notes,
        tags: tagsIn(tags),
        category: [...chosen],
        recipe_slug: slugIn(recipe),
        chapters: 'chapters' in read ? read.chapters : [],
        is_featured: isFeatured,
      });
    },
  });
  const toggle = (id: string): void => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        {children}
        {form.notice !== undefined && (
          <Banner tone="error" icon={<IconAlertTriangle />}>
            {form.notice}
          </Banner>
        )}
        <TextField {...form.field('title')} label={t.titleField} maxLength={VIDEO_LIMITS.title} autoComplete="off" />
        <TextAreaField {...form.field('description')} label={t.description} optional rows={3} maxLength={VIDEO_LIMITS.description} />
        {categories.length > 0 && (
          <fieldset>
            <legend className="label-text">{t.category}</legend>
            {categories.map((category) => (
              <Checkbox
                key={category.id}
                label={language.startsWith('de') ? category.name_de : category.name}
                checked={chosen.includes(category.id)}
                onChange={() => toggle(category.id)}
              />
            ))}
          </fieldset>
        )}
        <TextField {...form.field('tags')} label={t.tags} optional hint={t.tagsHint} autoComplete="off" />
        <TextField {...form.field('recipe_slug')} label={t.recipe} optional hint={t.recipeHint} autoComplete="off" />
        <TextAreaField {...form.field('chapters')} label={t.chapters} optional hint={t.chaptersHint} rows={4} />
        <TextAreaField {...form.field('notes')} label={t.notes} optional rows={2} maxLength={VIDEO_LIMITS.notes} />
        <Checkbox label={t.showFirst} checked={isFeatured} onChange={() => setFeatured(!isFeatured)} />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

function badChapterIn(text: string): string | undefined {
  const read = readChapters(text);
  return 'badLine' in read ? t.badChapter({ line: read.badLine }) : undefined;
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Of the address of a community recipe, or of the slug alone. */
function slugIn(text: string): string | null {
  const slug = /\/community\/recipe\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();
  return slug === '' ? null : slug;
}
