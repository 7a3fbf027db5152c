export const sections = [
  {
    title: 'Was wir aufbewahren',
    short: 'Name, E-Mail und was du eingibst.',
    paragraphs: [
      'Deinen Namen, deine E-Mail-Adresse und dein Passwort in einer Form, die niemand lesen kann.',
      'Was du eingibst: Rezepte, Fotos, Notizen, Bewertungen, Wochenpläne und Einkaufslisten. Wenn du uns schreibst, deine Nachricht und die Adresse für die Antwort. Wenn du zahlst, behält unser Zahlungsdienst deine Karte; wir erfahren nur, ob dein Plan aktiv ist.',
    ],
  },
  {
    title: 'Wofür wir es nutzen',
    short: 'Damit es für dich funktioniert. Keine Werbung.',
    paragraphs: [
      'Um es dir zu zeigen, um deine Geräte abzugleichen, zum Planen und für Listen daraus. Wir zeigen keine Werbung und legen keine Profile an.',
    ],
  },
  {
    title: 'Wer es sonst noch sieht',
    short: 'Nur was du veröffentlichst.',
    paragraphs: [
      'Rezepte, die du in der Community teilst, sind öffentlich, mit dem Namen, den du gewählt hast. Sonst nichts von dir.',
      'Die Firmen, die unsere Server betreiben, Zahlungen annehmen und unsere E-Mails verschicken, sehen, was sie dafür brauchen, und nicht mehr.',
      'Schaltest du Mitteilungen für die Zeit ein, in der Simmer zu ist, gehen sie verschlüsselt durch den Push-Dienst des Herstellers deines Browsers. Er erfährt, dass es eine gab und wann, aber nicht, was darin steht.',
    ],
  },
  {
    title: 'Wenn du aus dem Web importierst',
    short: 'Die Seite sieht uns, nicht dich.',
    paragraphs: [
      'Unser Server fragt die Seite nach ihrem Inhalt. Die Seite erfährt, dass jemand bei Simmer gefragt hat, aber nicht, wer du bist.',
    ],
  },
  {
    title: 'Wenn du ein Video ansiehst',
    short: 'YouTube sieht, dass jemand zuschaut, nicht, wer du hier bist.',
    paragraphs: [
      'Unsere Videos liegen bei YouTube. Ihre Bilder kommen mit der Liste von dort, und der Player kommt, sobald du eines abspielst, in der Form, die davor keine Cookies setzt. YouTube erfährt dann deine Netzwerkadresse und dass du von Simmer kommst, und nichts über dein Konto.',
    ],
  },
  {
    title: 'Cookies',
    short: 'Damit du angemeldet bleibst, mehr nicht.',
    paragraphs: [
      'Zwei, wenn du dich anmeldest: Eins hält dich bis zu 180 Tage lang angemeldet, bis du dich abmeldest, und an einem erkennen wir diesen Browser bis zu 400 Tage lang wieder, damit dich die falschen Passwörter anderer nicht aussperren.',
      'Wenn du eine Sprache wählst, merkt sich ein drittes deine Wahl, auch bis zu 400 Tage lang. Während du einen Sprachassistenten verbindest, begleitet dich noch eins durch die Schritte, höchstens eine halbe Stunde lang. Andere setzen wir nicht, und keins für Werbung.',
      'Deine Farben und eine Kopie deiner Rezepte und Listen, für wenn du keine Verbindung hast, bleiben in deinem Browser. Wenn du dich abmeldest, ist die Kopie weg, und Entwürfe auch. Auch deine Antworten für die erste Woche bleiben dort, solange du kein Konto hast, und gelten nach 30 Tagen nicht mehr.',
    ],
  },
  {
    title: 'Sprachassistenten',
    short: 'Er schreibt, er kann nicht lesen.',
    paragraphs: [
      'Wenn du einen Sprachassistenten verbindest, darf er Dinge auf deine Einkaufsliste setzen. Lesen kann er nichts. Du kannst ihn jederzeit wieder trennen.',
    ],
  },
  {
    title: 'Wie lange wir es behalten',
    short: 'So lange du bleibst, plus 30 Tage für gelöschte Rezepte und ein Jahr für Nachrichten.',
    paragraphs: [
      'So lange du ein Konto hast. Ein gelöschtes Rezept kannst du 30 Tage lang zurückholen, dann ist es weg. Löschst du dein Konto, wird alles darin endgültig gelöscht.',
      'Was du uns über die Kontaktseite schreibst, bleibt ein Jahr nach unserem letzten Wort dazu. Warst du angemeldet, geht es schon vorher mit deinem Konto.',
    ],
  },
  {
    title: 'Deine Rechte',
    short: 'Sehen, berichtigen, mitnehmen, löschen.',
    paragraphs: [
      'Du darfst deine Daten sehen, berichtigen, mitnehmen und löschen, und du kannst uns bitten, es für dich zu tun. Schreib uns über die Kontaktseite.',
    ],
  },
  {
    title: 'Kinder',
    short: 'Nicht für unter 13.',
    paragraphs: ['Simmer ist nicht für Kinder unter 13 gedacht, und wir bewahren wissentlich keine Daten über sie auf.'],
  },
  {
    title: 'Änderungen',
    short: 'Wir sagen es vorher.',
    paragraphs: ['Wenn sich an dieser Seite etwas ändert, das dich betrifft, sagen wir es dir, bevor es gilt.'],
  },
];
