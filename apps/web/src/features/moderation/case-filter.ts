/** Which cases are listed and which one is open, as it stands in the address. */
export interface CaseFilter {
  state?: 'decided';
  sort?: 'most-reported';
  /** Id of the open case. */
  case?: string;
}

const ID = /^[0-9a-f-]{36}$/;

/** Reads the address; what is not known is left out, never an error. */
export function readCaseFilter({ state, sort, case: open }: Record<string, unknown>): CaseFilter {
  return {
    ...(state === 'decided' && { state }),
    ...(sort === 'most-reported' && { sort }),
    ...(typeof open === 'string' && ID.test(open) && { case: open }),
  };
}

/** The same, as the list of cases is asked for. */
export const listInput = ({ state = undefined, sort = undefined }: CaseFilter) => ({
  state: state ?? ('waiting' as const),
  sort: sort ?? ('oldest' as const),
});
