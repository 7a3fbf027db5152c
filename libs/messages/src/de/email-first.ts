export const emailFirst =
  'Bestätige zuerst deine E-Mail-Adresse. Links, Passkeys und ein gemeinsamer Haushalt brauchen eine bestätigte Adresse.';
export const confirmNow = 'Jetzt bestätigen';
