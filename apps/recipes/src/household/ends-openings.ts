/** What a feature does with what cooks opened by it, when their right to it ends. Each may be done twice. */
export interface EndsOpenings {
  /** Ends what shows something of a household and was opened by an account that is not among its members. */
  endOutside(householdId: string, members: readonly string[]): Promise<void>;
  /** Ends all that an account has opened. */
  endAllOf(accountId: string): Promise<void>;
}
