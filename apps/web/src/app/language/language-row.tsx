import * as access from '@simmer/messages/account-security';
import { language as current } from '@simmer/messages/language';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@simmer/messages/languages';
import * as t from '@simmer/messages/settings';
import { Banner, Button, IconAlertTriangle, OpeningRow, RowActions, SelectField } from '@simmer/ui';
import { write } from '../../api/write';
import { useForm } from '../../forms/use-form';
import { chooseLanguage } from './choose-language';

/** The language of the pages and of the mails. */
export const LanguageRow = ({ group }: { group: string }) => (
  <OpeningRow id="language" group={group} label={t.language} value={LANGUAGE_NAMES[current]}>
    {(close) => <LanguageForm onCancel={close} />}
  </OpeningRow>
);

function LanguageForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm<'language'>({
    initial: { language: current },
    send: async ({ language }) => {
      await write('PATCH /profile', { language: language as Language });
      chooseLanguage(language as Language);
    },
  });
  return (
    <form className="in" onSubmit={form.onSubmit}>
      {form.notice !== undefined && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {form.notice}
        </Banner>
      )}
      <SelectField {...form.field('language')} label={t.language} hint={t.languageHint}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </SelectField>
      <RowActions>
        <Button type="submit" size="sm" variant="primary" busy={form.busy}>
          {t.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {access.cancel}
        </Button>
      </RowActions>
    </form>
  );
}
