import type { FILE_LOSSES, FILE_PROBLEMS, SAVE_PROBLEMS, SKIP_REASONS, TextsOf } from '@simmer/contracts/constants';
import { message } from './language';

export const losses = {
  'attached-files': message('{count, plural, one {eine angehängte Datei} other {# angehängte Dateien}}; Simmer behält nur Fotos'),
  column: message('die Spalte „{name}“'),
  cost: message('was es kostet ({cost})'),
  'end-of-notes': message('die letzten {count, number} Zeichen der Notizen, in die bis zu {most, number} passen'),
  language: message('die Sprache „{language}“, die kein Sprachcode ist'),
  'lines-apart': message('Zeilen, die nicht nach dem Rezept aussehen: {lines}'),
  'more-pictures': message('{count, plural, one {1 weiteres Foto} other {# weitere Fotos}}; Simmer behält eines'),
  'more-ratings': message('{count, plural, one {1 weitere Bewertung} other {# weitere Bewertungen}}; Simmer behält eine'),
  'more-tags': message('Schlagwörter über {most, number} hinaus: {tags}'),
  'newer-simmer': 'vielleicht noch mehr: Die Datei ist aus einem neueren Simmer und meint womöglich etwas anderes',
  'nutrient-impossible': message(
    '{nutrient, select, calories {Kalorien} total_fat {Fett} saturated_fat {gesättigte Fettsäuren} protein {Eiweiß} carbohydrates {Kohlenhydrate} fiber {Ballaststoffe} sugar {Zucker} other {Natrium}} von {amount, number}, was nicht stimmen kann',
  ),
  'nutrition-beyond': message('Nährwerte, die Simmer nicht behält: {statements}{more, plural, =0 {} other { und # weitere}}'),
  'nutrition-of-ingredients': 'die Nährwerte einzelner Zutaten; Simmer berechnet sie für das ganze Rezept',
  'other-amounts': message('die Mengen für {others}; Simmer behält die für {kept} und rechnet sie um'),
  'step-pictures': message('{count, plural, one {das Foto eines Schritts} other {die Fotos von # Schritten}}'),
  'picture-damaged': 'ein beschädigtes Foto',
  'picture-kind': 'das Foto, das kein JPEG, PNG oder WebP ist',
  'picture-missing': 'ein Foto, das nicht in der Datei ist',
  'picture-too-large': message('das Foto, das größer als {megabytes, number} MB ist'),
  'picture-without-address': 'das Foto, zu dem die Datei keine brauchbare Adresse hat',
  tools: message('Küchengeräte: {names}'),
  'unknown-field': message('„{name}“, was diese Version von Simmer nicht kennt'),
  'unreadable-field': message('„{name}“, was Simmer so nicht lesen kann'),
  video: 'das Video; Simmer behält nur Fotos',
  'waiting-time': message(
    'die Wartezeit von {minutes, plural, one {1 Minute} other {# Minuten}}; Simmer behält Vorbereitung, Kochzeit und Gesamtzeit',
  ),
} satisfies TextsOf<typeof FILE_LOSSES>;

export const files = {
  'cut-off': 'Das Ende dieser Datei fehlt, sie wurde unterwegs abgeschnitten. Exportier sie in der anderen App nochmal.',
  damaged: 'Diese Datei ist beschädigt. Exportier sie in der anderen App nochmal.',
  empty: 'Diese Datei ist leer. Exportier sie in der anderen App nochmal.',
  'living-cookbook-backup':
    'Diese Sicherung kann nur Living Cookbook selbst öffnen. Exportier die Rezepte dort als .fdxz und bring diese Datei mit.',
  locked: 'Diese Datei ist mit einem Passwort gesperrt. Speichere sie ohne eins und bring sie nochmal.',
  'member-damaged': message('„{name}“ in dieser Datei ist beschädigt. Exportier sie in der anderen App nochmal.'),
  'member-missing': message('„{name}“ fehlt in dieser Datei. Exportier sie in der anderen App nochmal.'),
  'member-too-large': message('„{name}“ in dieser Datei ist zu groß. Bring die Rezepte in Teilen.'),
  'no-recipe': 'In dieser Datei haben wir keine Rezepte gefunden.',
  'no-recipe-in-first': message(
    'In den ersten {most, number} Texten dieser Datei steht kein Rezept, darum haben wir aufgehört. Bring nur die Rezepte.',
  ),
  'not-arrived': 'Diese Datei ist nicht angekommen. Bitte schick sie nochmal.',
  picture: 'Das ist ein Foto, und Simmer kann nicht lesen, was darauf steht. Kopier den Text heraus und füg ihn ein.',
  timeout: 'Diese Datei zu lesen dauert zu lange. Teil sie in kleinere auf.',
  'too-large': 'Ausgepackt ist diese Datei zu groß. Teil sie in kleinere auf.',
  'too-many-members': message('In dieser Datei sind mehr als {most, number} Dateien. Teil sie in kleinere auf.'),
  'too-many-pages': message('Diese Datei hat mehr als {most, number} Seiten. Teil sie in kleinere auf.'),
  'too-much': 'In dieser Datei ist mehr, als wir auf einmal lesen können. Teil sie in kleinere auf.',
  unreadable: 'Diese Datei konnten wir nicht lesen. Exportier sie in der anderen App nochmal.',
} satisfies TextsOf<typeof FILE_PROBLEMS>;

export const skipped = {
  damaged: 'Dieser Teil der Datei ist beschädigt oder zu groß.',
  empty: 'Dieser Teil der Datei ist leer.',
  'import-full': message('In einen Import passen bis zu {most, number} Rezepte. Bring den Rest in einem weiteren.'),
  link: 'Das ist ein Verweis auf eine andere Datei, nicht die Datei selbst.',
  'name-leads-out': 'Der Name führt aus dem Zip hinaus, darum haben wir sie nicht geöffnet.',
  'no-ingredients': 'Es sind keine Zutaten darin.',
  'no-recipe': 'Darin haben wir kein Rezept gefunden.',
  'no-title': 'Es hat keinen Titel.',
  'not-tried': message(
    '{count, plural, one {1 weiteren Text} other {# weitere Texte}} haben wir nicht angesehen, weil in den {most, number} davor kein Rezept stand.',
  ),
  'other-form': 'Es ist anders aufgeschrieben als die übrigen.',
  'pictures-of-text': 'Darin sind nur Bilder von Text, die Simmer nicht lesen kann.',
  'too-long': 'Es ist länger, als ein Rezept sein kann.',
} satisfies TextsOf<typeof SKIP_REASONS>;

export const saving = {
  'field-refused': message('eine Angabe stimmt nicht ({field})'),
  'photo-gone': 'ohne das Foto gespeichert, das es nicht mehr gibt',
  'photo-refused': 'ohne das Foto gespeichert, das Simmer nicht lesen kann',
  'recipe-refused': 'Simmer konnte es nicht speichern',
  'too-long': 'es ist zu lang für ein einziges Rezept',
} satisfies TextsOf<typeof SAVE_PROBLEMS>;

export const unnamed = 'aus einem Grund, den diese Version von Simmer nicht kennt';
