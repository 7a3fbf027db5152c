import {
  API_TOKEN_LIMITS,
  CONTACT_LIMITS,
  filled,
  HOUSEHOLD_LIMITS,
  MEAL_PLAN_LIMITS,
  MOST_RELATED_COOKS,
  type ProblemCode,
  type ProblemDocument,
  RECIPE_LIMITS,
  SHARE_LINK_LIMITS,
  VIDEO_LIMITS,
} from '@simmer/contracts';
import { FIELD_RULES } from './field-rules';
import type { Language } from './languages';

/** What each problem says in a language other than that of the contracts. */
const TITLES: Record<Exclude<Language, 'en'>, Record<ProblemCode, string>> = {
  de: {
    'request.unreadable': 'Diese Anfrage konnten wir nicht lesen.',
    'request.invalid': 'Bitte prüf die markierten Felder.',
    'request.too-large': 'Das ist zu groß, um es auf einmal zu schicken.',
    'request.unsupported-media-type': 'Diese Art von Datei oder Inhalt geht hier nicht.',
    'request.range-not-satisfiable': 'So lang ist diese Datei nicht.',
    'request.not-found': 'Diese Seite gibt es nicht.',
    'request.method-not-allowed': 'So lässt sich diese Adresse nicht benutzen.',
    'request.cross-site': 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
    'request.rate-limited': 'Das war viel auf einmal. Bitte warte einen Moment und versuch es nochmal.',
    'request.duplicate': 'Das wurde gerade anderswo geändert. Lade neu und versuch es nochmal.',
    'request.id-taken': 'Diese ID gibt es schon. Bitte nimm eine andere.',
    'request.id-reused': 'Diese ID wurde schon für eine andere Anfrage benutzt.',
    'request.unknown-cursor': 'Diese Liste hat sich geändert. Fang wieder auf der ersten Seite an.',
    'access.signed-out': 'Bitte melde dich zuerst an.',
    'access.sign-in-again': 'Bitte gib dafür dein Passwort nochmal ein.',
    'access.second-factor-required':
      'Das braucht die Anmeldung in zwei Schritten: Gib deinen zweiten Faktor ein, oder füge in den Einstellungen eine Authenticator-App hinzu.',
    'access.scope-missing': 'Diese App darf das nicht.',
    'access.email-unverified': 'Bitte bestätige zuerst deine E-Mail-Adresse. Der Code steht in der E-Mail, die wir dir geschickt haben.',
    'access.upgrade-required': 'Das gehört zu Simmer Premium.',
    'access.forbidden': 'Das darfst du leider nicht.',
    'service.unavailable': 'Ein Teil von Simmer antwortet gerade nicht. Bitte versuch es gleich nochmal.',
    'service.failed': 'Bei uns ist etwas schiefgegangen. Bitte versuch es nochmal.',
    'identity.email-taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich einfach an.',
    'identity.wrong-credentials': 'E-Mail-Adresse oder Passwort stimmt nicht.',
    'identity.too-many-attempts': 'Zu viele Versuche. Bitte warte ein paar Minuten und versuch es dann nochmal.',
    'identity.wrong-password': 'Dieses Passwort stimmt nicht.',
    'identity.wrong-code': 'Dieser Code stimmt nicht. Nimm den neuesten.',
    'identity.code-needed': 'Gib auch den Code aus deiner Authenticator-App ein.',
    'identity.signed-in-already': 'Du bist schon angemeldet.',
    'identity.factor-not-found': 'Diesen Authenticator haben wir nicht gefunden. Bitte fang noch einmal an.',
    'identity.too-many-factors': 'Mehr können wir nicht aufbewahren. Entfern zuerst einen, den du nicht benutzt.',
    'identity.too-many-tokens': `Du hast ${API_TOKEN_LIMITS.most} Token, mehr gehen nicht. Widerruf zuerst einen, den du nicht benutzt.`,
    'identity.staff-needs-factor':
      'Wer zum Team gehört, braucht die Anmeldung in zwei Schritten. Füg zuerst einen anderen Authenticator hinzu.',
    'identity.staff-cannot-leave': 'Ein Team-Konto lässt sich nicht löschen. Bitte zuerst darum, dass dir die Team-Rolle genommen wird.',
    'identity.export-not-ready': 'Deine Datei entsteht gerade noch. Bitte warte einen Moment.',
    'identity.export-over': 'Es gibt keine Datei mehr zum Herunterladen. Erstell eine neue.',
    'identity.passkey-refused': 'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal, oder nimm einen anderen Weg.',
    'identity.link-over': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
    'identity.unsubscribe-link-unknown':
      'Dieser Link ist nicht vollständig. Öffne den in der E-Mail noch einmal, oder wähl in deinen Einstellungen.',
    'identity.already-verified': 'Deine E-Mail-Adresse ist schon bestätigt.',
    'identity.too-many-mails': 'Wir haben schon mehrere E-Mails geschickt. Schau im Spam-Ordner nach, oder versuch es später noch einmal.',
    'identity.too-many-messages': 'Du hast uns schon mehrere Nachrichten geschickt. Wir lesen sie; versuch es später noch einmal.',
    'identity.message-not-found': 'Diese Nachricht konnten wir nicht finden.',
    'identity.message-changed': 'Jemand anders hat diese Nachricht gerade geändert. Sieh sie dir noch einmal an.',
    'identity.too-many-answers': `Auf eine Nachricht passen ${CONTACT_LIMITS.answers} Antworten. Schreib ab hier aus deinem eigenen Postfach.`,
    'identity.oauth-request-over': 'Diese Verknüpfungsanfrage ist vorbei. Bitte fang in der anderen App nochmal an.',
    'identity.voice-request-refused': 'Diese Anfrage kommt nicht von der Sprachplattform.',
    'identity.username-taken': 'Diesen Benutzernamen hat schon jemand. Bitte wähl einen anderen.',
    'identity.username-looks-alike':
      'Dieser Benutzername sieht aus wie der von jemand anderem und würde verwechselt. Bitte wähl einen anderen.',
    'identity.picture-not-ready': 'Dieses Foto ist noch nicht fertig. Bitte warte einen Moment.',
    'identity.too-many-eaters': `An deinem Tisch haben bis zu ${HOUSEHOLD_LIMITS.eaters} Leute Platz.`,
    'identity.last-eater': 'Irgendwer muss hier essen. Füg zuerst jemand anderen hinzu.',
    'identity.invitation-over': 'Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.',
    'identity.household-full': `Bis zu ${HOUSEHOLD_LIMITS.members} Konten können sich einen Haushalt teilen.`,
    'identity.shares-already': 'Du teilst dir schon einen anderen Haushalt. Verlass ihn zuerst, dann öffne diesen Link noch einmal.',
    'identity.weak-password': 'Dieses Passwort ist zu leicht zu erraten. Bitte nimm ein anderes.',
    'recipes.not-found': 'Dieses Rezept konnten wir nicht finden.',
    'recipes.owned': 'Dieses Rezept hast du schon.',
    'recipes.too-long': 'Dieses Rezept ist zu lang. Kürze es oder mach zwei daraus.',
    'collections.limit-reached': 'Mehr Sammlungen passen nicht. Lösch zuerst eine.',
    'recipes.own-recipe': 'Das ist dein eigenes Rezept. Es steht schon in deiner Sammlung.',
    'recipes.waiting': 'Dieses Rezept wartet auf deinem Tablett. Du kannst es ändern, sobald Platz dafür ist.',
    'recipes.beyond-plan':
      'Im kostenlosen Plan änderst du deine ersten 50 Rezepte. Dieses kannst du lesen, kochen und exportieren. Mit Premium kannst du es wieder ändern.',
    'recipes.limit-reached': 'Dein kostenloses Konto ist voll. Hol dir Premium, oder lösch ein Rezept, um Platz zu schaffen.',
    'recipes.source-not-own':
      'Dieses Rezept stammt von einer anderen Seite. Veröffentliche es als Linkkarte, oder bestätige, dass es deins ist.',
    'recipes.unchanged-copy':
      'Diese Kopie kocht sich wie das Original. Ändere eine Zutat, einen Schritt, eine Zeit oder die Portionen, dann veröffentliche deine Fassung.',
    'recipes.rights-reserved': 'Wer das Original geschrieben hat, behält die Rechte daran. Deine Fassung bleibt bei deinen Rezepten.',
    'recipes.share-alike':
      'Vom Original darf nur unter gleichen Bedingungen weitergegeben werden. Veröffentliche deine Fassung unter derselben Lizenz.',
    'recipes.no-source': 'Eine Linkkarte braucht die Adresse des Originals. Trag sie im Rezept ein, oder veröffentliche das ganze Rezept.',
    'recipes.changed-elsewhere': 'Dieses Rezept wurde anderswo geändert. Lade es neu, bevor du speicherst.',
    'recipes.version-not-found': 'Diese Version haben wir nicht mehr.',
    'recipes.share-not-found': 'Unter diesem Link konnten wir nichts finden. Bitte um einen neuen.',
    'recipes.too-many-share-links': `Du kannst bis zu ${SHARE_LINK_LIMITS.open} offene Links haben. Schalt einen ab, dann mach einen neuen.`,
    'recipes.list-not-found': 'Diese Einkaufsliste konnten wir nicht finden.',
    'recipes.list-full': 'Diese Einkaufsliste ist voll. Räum Abgehaktes weg, dann passt wieder etwas darauf.',
    'recipes.cooked-too-often': `Ein Rezept merkt sich bis zu ${RECIPE_LIMITS.cooked} Male, die du es gekocht hast. Nimm ein altes heraus, dann passt dieses dazu.`,
    'recipes.plan-full': `In eine Woche passen bis zu ${MEAL_PLAN_LIMITS.entries} Mahlzeiten. Nimm welche heraus, dann passt wieder etwas hinein.`,
    'recipes.plan-other-week': 'Diese Mahlzeit steht an einem Tag einer anderen Woche.',
    'recipes.plan-too-large': 'So viel passt hier nicht hinein. Kürze Titel und Notizen, oder nimm etwas heraus.',
    'recipes.too-many-templates': 'Mehr Wochen kannst du nicht aufheben. Lösch eine, die du nicht mehr brauchst.',
    'recipes.too-many-links': 'Mehr Gästelinks kann eine Liste nicht haben. Schalte einen ab, dann mach einen neuen.',
    'recipes.guest-link-unknown': 'Diesen Link kennen wir nicht. Prüf, ob du ihn ganz geöffnet hast.',
    'recipes.device-taken': 'Dieses Gerät benutzt schon jemand anders. Lade die Seite neu.',
    'recipes.main-list': 'Das ist die Hauptliste deines Haushalts. Leere sie, statt sie zu löschen.',
    'recipes.too-many-lists': 'Mehr Einkaufslisten gehen nicht. Lösch eine, die du nicht mehr brauchst.',
    'importer.not-found': 'Diesen Import konnten wir nicht finden.',
    'importer.already-finished': 'Dieser Import ist schon fertig.',
    'importer.no-recipe-file': 'In dieser Datei haben wir keine Rezepte gefunden.',
    'importer.not-ready': 'Wir lesen das noch. Bitte warte einen Moment.',
    'request.quota-used-up': 'Das war alles für heute. Morgen kannst du mehr hinzufügen.',
    'service.storage-full':
      'Simmer hat gerade keinen Platz für neue Dateien. Deine Rezepte sind sicher. Bitte versuche es später noch einmal.',
    'importer.export-running': 'Dein letzter Export wird noch geschrieben. Starte den nächsten, wenn er fertig ist.',
    'importer.export-not-found': 'Diesen Export konnten wir nicht finden. Dateien heben wir einen Tag lang auf.',
    'community.chef-not-found': 'Diese Person konnten wir nicht finden.',
    'community.recipe-not-found': 'Dieses Rezept konnten wir in der Community nicht finden.',
    'community.own-recipe': 'Dein eigenes Rezept kannst du nicht bewerten.',
    'community.post-not-found': 'Das ist nicht mehr da.',
    'community.comment-not-found': 'Diesen Kommentar konnten wir nicht finden.',
    'community.not-today': 'Eintragen kannst du, was du heute gekocht hast. Bitte prüf das Datum auf deinem Gerät.',
    'community.own-page': 'Das ist deine eigene Seite.',
    'community.blocked-by-you': 'Du hast diese Person blockiert. Heb das zuerst auf.',
    'community.own-content': 'Das gehört dir. Jemand anders muss es sich ansehen.',
    'community.offer-not-found': 'Dieser Vorschlag ist nicht mehr da. Vielleicht wurde er zurückgezogen.',
    'community.offer-outdated':
      'Eines der beiden Rezepte wurde inzwischen geändert. Verloren ist nichts; bitte sieh noch einmal nach, was anders ist.',
    'community.offer-too-long': 'Das ist viel auf einmal. Schlag weniger Änderungen vor.',
    'community.too-many-offers': 'Bei diesem Rezept warten schon viele Vorschläge. Bitte versuch es an einem anderen Tag.',
    'community.banned':
      'Du kannst gerade nichts veröffentlichen oder bewerten. Warum und bis wann, steht in der E-Mail, die wir dir geschickt haben.',
    'community.notice-not-found': 'Diese Entscheidung konnten wir nicht finden.',
    'community.appeal-over': 'Gegen diese Entscheidung kannst du keinen Einspruch mehr einlegen.',
    'community.appealed-already': 'Du hast schon Einspruch eingelegt. Die Antwort bekommst du per E-Mail.',
    'community.case-not-found': 'Diesen Fall konnten wir nicht finden.',
    'community.case-changed': 'Jemand anders hat diesen Fall gerade geändert. Sieh ihn dir noch einmal an.',
    'community.decided-by-you': 'Du hast diesen Fall entschieden. Über den Einspruch muss jemand anders entscheiden.',
    'community.too-many-cooks': `Du kannst bis zu ${MOST_RELATED_COOKS} Leuten folgen, sie stummschalten oder blockieren. Lass jemanden gehen, dann ist wieder Platz.`,
    'community.video-not-found': 'Dieses Video konnten wir nicht finden.',
    'community.video-known': 'Dieses Video ist schon da.',
    'community.video-changed': 'Jemand anders hat dieses Video gerade geändert. Sieh es dir noch einmal an.',
    'community.video-recipe-unknown': 'Unter dieser Adresse gibt es kein Rezept der Community.',
    'community.video-category-not-found': 'Diese Kategorie konnten wir nicht finden.',
    'community.too-many-video-categories': `Es ist Platz für ${VIDEO_LIMITS.allCategories} Kategorien. Nimm eine, die du hast, unter einem anderen Namen.`,
    'billing.webhook-refused': 'Dieses Ereignis ist nicht vom Zahlungsdienst signiert.',
    'billing.payment-failed': 'Deine Karte wurde abgelehnt. Es hat sich nichts geändert. Versuch es mit einer anderen Karte.',
    'billing.service-away': 'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht. Versuch es gleich noch einmal.',
    'billing.checkout-over': 'Dieser Bezahlvorgang ist vorbei. Fang bitte noch einmal an.',
    'billing.checkout-not-yours': 'Dieser Kauf gehört zu einem anderen Konto.',
    'billing.subscribed-already': 'Du hast Premium schon.',
    'billing.not-subscribed': 'Du hast gerade kein Abo.',
    'media.not-found': 'Dieses Foto konnten wir nicht finden.',
    'media.unreadable-image': 'Dieses Foto können wir nicht lesen. Bitte nimm JPEG, PNG oder WebP.',
  },
};
/** Of a field whose rule has no words in that language. */
const CHECK: Record<keyof typeof TITLES, string> = { de: 'Bitte prüf diese Angabe.' };

/** The problem as somebody reads it in a language; English is what the contracts say. A detail that is in English alone is left out. */
export function inLanguage({ detail, ...problem }: ProblemDocument, language: Language): ProblemDocument {
  if (language === 'en') return detail === undefined ? problem : { ...problem, detail };
  const title = TITLES[language][problem.code];
  const rules: Partial<Record<string, string>> = FIELD_RULES[language];
  const errors = problem.errors?.map(({ message, ...error }) => {
    const words = message === problem.title || message === detail ? title : CHECK[language];
    const ofRule = error.code && rules[error.code];
    return { ...error, message: ofRule ? filled(ofRule, error.params ?? {}, language) : words };
  });
  return { ...problem, title, ...(errors && { errors }) };
}
