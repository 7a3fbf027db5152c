/** One name of a food: what one of it is called, and many. */
export interface FoodName {
  readonly one: string;
  readonly many: string;
}

/** Reads a list of names, "eggplant/eggplants, aubergine/aubergines"; a name of one form serves for one and for many. */
export function readNames(list: string): FoodName[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [one = '', many = one] = name.split('/').map((form) => form.trim());
      return { one, many: many === '' ? one : many };
    });
}

/** The list that {@link readNames} reads, as short as it can be. */
export const joinNames = (names: readonly FoodName[]): string =>
  names.map(({ one, many }) => (one === many ? one : `${one}/${many}`)).join(',');
