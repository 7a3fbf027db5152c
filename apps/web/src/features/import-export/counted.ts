/** A number with its noun: "1 recipe", "1,204 recipes". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
