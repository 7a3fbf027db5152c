import type { FileProblem } from '@simmer/contracts/constants';

/** A file, or a member of an archive, that cannot be read. */
export class UnreadableFile extends Error {
  override readonly name: string = 'UnreadableFile';

  constructor(
    readonly problem: FileProblem,
    options?: ErrorOptions,
  ) {
    super([problem.code, ...Object.values(problem.params ?? {})].join(' '), options);
  }
}

/** An upload that unpacks to more than anybody's recipes; reading on would only cost memory and time. */
export class BeyondLimits extends UnreadableFile {
  override readonly name = 'BeyondLimits';

  constructor(problem: FileProblem = { code: 'too-large' }) {
    super(problem);
  }
}
