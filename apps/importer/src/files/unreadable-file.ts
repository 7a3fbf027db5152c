/** A file, or a member of an archive, that cannot be read. The message completes "It could not be read: " for the cook. */
export class UnreadableFile extends Error {
  override readonly name: string = 'UnreadableFile';
}

/** An upload that unpacks to more than anybody's recipes; reading on would only cost memory and time. */
export class BeyondLimits extends UnreadableFile {
  override readonly name = 'BeyondLimits';

  constructor(message = 'what it unpacks to is too large') {
    super(message);
  }
}
