import { LANGUAGE_NAMES, LANGUAGES } from '@simmer/messages/languages';
import { language as current } from '@simmer/messages/language';
import { TextButton } from '@simmer/ui';
import { chooseLanguage } from './choose-language';

/** The other languages, each by the name that its readers know. */
export const LanguageSwitch = () =>
  LANGUAGES.filter((language) => language !== current).map((language) => (
    <TextButton key={language} lang={language} onClick={() => chooseLanguage(language)}>
      {LANGUAGE_NAMES[language]}
    </TextButton>
  ));
