/** What happens to unusual texts in forms of other apps, in words for a cook. */
export const REASONS = {
  cleaned: 'What looks like HTML, doubled spaces and invisible characters are cleaned away',
  spaces: 'A line break inside a line, and a doubled space, become one space',
  groups: 'Lines without a heading that follow lines with one join them',
  lines:
    'A line break inside becomes a space; a line that looks like a heading, a bullet or a number of a list is read as one; lines without a heading that follow lines with one join them',
  toTheSecond: 'The time is kept to the second',
  stepImages: 'Photos of single steps have no place in it',
  pictureAddress: 'A picture is kept only when it is an address on the web',
} as const;
