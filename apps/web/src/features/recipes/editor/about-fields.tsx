import { LANGUAGES } from '@simmer/culinary';
import * as t from '@simmer/messages/editor';
import { locale } from '@simmer/messages/language';
import * as detail from '@simmer/messages/recipe-detail';
import { calories } from '@simmer/messages/ui';
import { SelectField, TextField } from '@simmer/ui';
import { useState } from 'react';
import { NUTRITION_FIELDS, NUTRITION_UNITS, type NutritionField, type RecipeForm } from './recipe-form';

const NUTRITION_NAMES: Record<NutritionField, string> = {
  calories,
  total_fat: detail.fat,
  saturated_fat: detail.saturated,
  carbohydrates: detail.carbohydrate,
  sugar: detail.sugar,
  fiber: detail.fiber,
  protein: detail.protein,
  sodium: detail.sodium,
};
const TEXTS = ['source_name', 'source_url', 'author'] as const;
const TEXT_LABELS = { source_name: t.sourceName, source_url: t.sourceUrl, author: t.author };

interface AboutFieldsProps {
  form: RecipeForm;
  problemOf: (fieldId: string) => string | undefined;
  onChange: (part: Partial<RecipeForm>) => void;
}

/** Where a recipe comes from, its language, and the nutrition that it states: folded away, as most recipes are written without. */
export function AboutFields({ form, problemOf, onChange }: AboutFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasProblem = [...TEXTS, 'language', ...NUTRITION_FIELDS].some((field) => problemOf(field) !== undefined);
  return (
    <details className="about-fields" open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.about}</summary>
      <div className="stack">
        {TEXTS.map((field) => (
          <TextField
            key={field}
            id={field}
            label={TEXT_LABELS[field]}
            optional
            placeholder={field === 'source_name' ? t.sourceExample : undefined}
            inputMode={field === 'source_url' ? 'url' : undefined}
            value={form[field]}
            error={problemOf(field)}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
        <SelectField
          id="language"
          label={t.language}
          value={form.language}
          error={problemOf('language')}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          <option value="">{t.notStated}</option>
          {languagesWith(form.language).map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </SelectField>
        <fieldset className="nutrition-fields">
          <legend className="label-text">{t.nutrition}</legend>
          {NUTRITION_FIELDS.map((field) => (
            <TextField
              key={field}
              id={field}
              label={t.inUnit({ name: NUTRITION_NAMES[field], unit: NUTRITION_UNITS[field] })}
              inputMode="decimal"
              value={form[field]}
              error={problemOf(field)}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ))}
        </fieldset>
      </div>
    </details>
  );
}

/** Those that ingredients are read in, and the recipe's own where that is another one. */
const languagesWith = (own: string): string[] => [...new Set([...LANGUAGES, own])].filter(Boolean);

const nameOf = (code: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
