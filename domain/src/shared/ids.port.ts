/** Ids that nobody can guess. */
export interface Ids {
  next(): string;
}

/** Names a content without revealing it: equal contents have the same name. */
export interface ContentNames {
  nameOf(content: string): string;
}
