import { textOf } from './page/element-text';
import type { Page, PageElement } from './page/page';
import { plainText } from './page/plain-text';

/** blocked: the site shows a check or a consent wall in place of the page. script-only: an empty shell that scripts fill. no-recipe: a page about something else. */
export type NoRecipeReason = 'blocked' | 'script-only' | 'no-recipe';

/** A page with more text than this is the page itself, whatever words occur in it. */
const MOST_TEXT_OF_CHECK = 2_500;
const MOST_TEXT_OF_SHELL = 600;
const CHECK_WORDS =
  /just a moment|attention required|access (?:to this page has been )?denied|are you (?:a )?(?:human|robot)|(?:verify|confirm|prove)(?: that)? you(?:['’]re| are)(?: a| not a)? (?:human|robot|bot)|not a robot|captcha|security check|checking your browser|unusual (?:traffic|activity)|pardon our interruption|request (?:was )?blocked|you have been blocked|bot (?:detection|protection)|ddos protection|press (?:&|and) hold|robot or human|sicherheitsüberprüfung|kein roboter|vérification de sécurité|pas un robot|no eres un robot|não é um robô|non sei un robot|geen robot/i;
const CONSENT_WORDS =
  /(?:before you continue|we (?:value|care about) your privacy|your privacy (?:choices|matters)|(?:accept|agree to|consent to)(?: the use of| our| all)? cookies|datenschutzeinstellungen|cookies? (?:akzeptieren|accepteren|accepter|aceptar|accettare|acceptera)|accepter (?:les|et)|wir (?:schätzen|respektieren) ihre privatsphäre|mit werbung|continuer sans accepter|jouw privacy)/i;
const CHECK_NAMES =
  /g-recaptcha|h-?captcha|cf-(?:turnstile|challenge|error)|challenge-(?:form|running|error|container)|px-captcha|captcha-container|datadome|ddv1-captcha/i;
const CHECK_SCRIPTS =
  /_cf_chl_opt|captcha-delivery\.com|px-captcha|_pxAppId|awsWafCookieDomainList|AwsWafIntegration|_Incapsula_Resource|sec-if-cpt-container|bm-verify|reese84/;
const NEEDS_SCRIPT =
  /(?:enable|requires?|turn on|activ\p{L}*|aktivier\p{L}*|activez|habilit\p{L}*|abilit\p{L}*|inschakelen)\s.{0,30}javascript|javascript.{0,40}(?:enabled?|required|disabled|aktivier\p{L}*|activ\p{L}*|deaktiviert|désactivé|nécessaire|ingeschakeld)/iu;
const SHELL_IDS = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'app-root',
  'react-root',
  'main-app',
  'svelte',
  'q-app',
  'gatsby',
  '___gatsby',
  'ember-app',
  'application',
]);
const SHELL_NAMES = new Set(['app-root', 'my-app', 'flt-glass-pane']);

/** Why a page shows no recipe, by what it shows instead. */
export function noRecipeReason(page: Page): NoRecipeReason {
  const title = page.elements.find(({ name }) => name === 'title');
  const seen = textOf(page.root, { controls: true, without: ({ name }) => name === 'head' });
  if (seen.length <= MOST_TEXT_OF_CHECK && isCheck(page, `${title ? textOf(title) : ''} ${seen}`)) return 'blocked';
  if (seen.length <= MOST_TEXT_OF_SHELL && isShell(page)) return 'script-only';
  return 'no-recipe';
}

function isCheck(page: Page, text: string): boolean {
  if (CHECK_WORDS.test(text) || CONSENT_WORDS.test(text)) return true;
  const named = page.elements.some(({ attributes }) => CHECK_NAMES.test(attributes.class ?? '') || CHECK_NAMES.test(attributes.id ?? ''));
  return named || page.scripts.some((script) => CHECK_SCRIPTS.test(script.text));
}

function isShell(page: Page): boolean {
  return page.elements.some(isEmptyRoot) || page.fallbacks.some((source) => NEEDS_SCRIPT.test(plainText(source)));
}

function isEmptyRoot(element: PageElement): boolean {
  const isRoot = SHELL_IDS.has(element.attributes.id ?? '') || SHELL_NAMES.has(element.name);
  return isRoot && textOf(element).length <= MOST_TEXT_OF_SHELL / 4;
}
