/** Something that is wrong in the catalogue, in plain English for whoever mends it. */
export interface Problem {
  readonly file: string;
  /** The id of the entry, or the list of words. */
  readonly entry: string;
  readonly text: string;
}

/** A problem on one line: "vegetables.yaml: eggplant: ...". */
export const tell = ({ file, entry, text }: Problem): string => `${file}: ${entry}: ${text}`;
