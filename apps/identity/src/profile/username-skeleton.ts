/**
 * Letters and digits that look alike, each with what stands for both (Unicode Technical Standard 39, section 4, confusables.txt; as far as usernames have
 * them, which are plain small letters, digits and dashes; `vv` is our own).
 */
const LOOK_ALIKE = [
  ['0', 'o'],
  ['1', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

/** What a username looks like: two with the same skeleton are easily taken for each other. */
export const skeletonOf = (username: string): string => LOOK_ALIKE.reduce((name, [one, other]) => name.replaceAll(one, other), username);
