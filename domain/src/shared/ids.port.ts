/** Makes identifiers nobody can guess. */
export interface Ids {
  next(): string;
}
