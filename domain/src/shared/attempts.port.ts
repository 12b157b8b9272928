/** What happens once, or one at a time, however many gateways serve the shop. Subjects are ids of the visitor's own. */
export interface Attempts {
  /** Waits until nothing else runs about the subject, then runs. */
  oneAtATime<Value>(subject: string, run: () => Promise<Value>): Promise<Value>;
  /** Adds to a counter, which starts at 0 and is remembered for a day, and returns its new value. `more` may be 0 or negative. */
  count(what: string, subject: string, more: number): Promise<number>;
  /** Identifies an attempt: the same for all gateways, and nobody can guess it. */
  keyOf(subject: string, attempt: number): string;
}
