import type { RouteOutput } from '@simmer/client';
import type { ExportFormat } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/export';
import { locale } from '@simmer/messages/language';

/** PDF is for people: it is no form that recipes come back in. */
export type ExportForm = ExportFormat | 'pdf';

export type ExportForms = RouteOutput<'GET /export-formats'>['items'];

const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
const somePhotos: Partial<Record<ExportForm, string>> = t.somePhotos;

/** What a form has no place for, in one line: "Author, language". */
export function leftOutWords(forms: ExportForms, format: ExportForm): string {
  if (format === 'pdf') return t.pdfLeavesOut;
  const fields = forms.find((form) => form.format === format)?.leavesOut ?? [];
  const words = fields.map((field) => (field === 'pictures' ? (somePhotos[format] ?? t.fields.pictures) : t.fields[field]));
  const all = list.format(new Set(words));
  return all === '' ? t.nothing : all.charAt(0).toLocaleUpperCase(locale) + all.slice(1);
}
