export const landing = 'Abendessen, entschieden';
export const contact = 'Kontakt';
export const contactGist = 'Was du schreibst, liest ein Mensch. Du hörst an Werktagen innerhalb von 24-48 Stunden von uns.';
export const contactLead = 'Was du schreibst, liest ein Mensch.';
export const privacy = 'Datenschutz';
export const privacyGist =
  'Wir bewahren auf, was Simmer für dich braucht, verkaufen es nicht, und du kannst es jederzeit mitnehmen oder löschen.';
export const accessibility = 'Barrierefreiheit';
export const accessibilityGist = 'Was wir tun, damit alle mit Simmer kochen können, wie wir es prüfen und was noch nicht geht.';
export const terms = 'Nutzungsbedingungen';
export const termsGist = 'Was du von Simmer erwarten kannst und was wir von dir erwarten, in fünfzehn kurzen Abschnitten.';
export const knowledgeBase = 'Hilfe';
export const knowledgeBaseGist = 'Kurze Antworten: Rezepte hinzufügen, eine Woche planen und mit einer einzigen Liste einkaufen.';
export const plans = 'Tarife';
export const plansGist =
  'Planen, einkaufen und kochen kostet nichts. Premium ist für mehr Rezepte, als ins kostenlose Regal passen, und für ein paar Extras.';
export const onboarding = 'Sechs Fragen, dann Abendessen';
export const onboardingGist =
  'Ein paar Fragen, jede lässt sich überspringen, und aus deinen Antworten wird eine echte Woche. Ganz ohne Konto.';
export const signUp = 'Konto anlegen';
export const signUpGist = 'Bewahre deine Rezepte auf, plane deine Woche und kauf mit einer Liste ein. Der Anfang kostet nichts.';
