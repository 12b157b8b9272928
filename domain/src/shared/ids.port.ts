/** Ids that nobody can guess. */
export interface Ids {
  next(): string;
}
