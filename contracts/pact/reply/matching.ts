/** A rule of Pact's matching, as its files write it. */
export type Rule = Readonly<Record<string, unknown>>;

/** What must hold at one place; with `OR` one of the rules is enough. */
export interface Holds {
  readonly combine: 'AND' | 'OR';
  readonly matchers: readonly Rule[];
}

/** What Pact's mock answers with, and the rules by which an answer counts as one like it, by path. */
export interface Matching {
  readonly example: unknown;
  readonly rules: Readonly<Record<string, Holds>>;
}

const NOTHING: Rule = { match: 'null' };

export const holds = (...matchers: readonly Rule[]): Holds => ({ combine: 'AND', matchers });

/** Null may stand there too. */
export const orNull = ({ matchers }: Holds): Holds => ({ combine: 'OR', matchers: [NOTHING, ...matchers] });

export const sameType = holds({ match: 'type' });
export const exactly = holds({ match: 'equality' });
export const isNull = holds(NOTHING);
export const matches = (regex: string): Holds => holds({ match: 'regex', regex });
export const oneOf = (words: readonly string[]): Holds => matches(`^(${words.join('|')})$`);
export const atLeast = (min: number): Holds => holds({ match: 'type', min });

/** Null or something made of parts. Pact cannot look into what may be null: its text must do. */
export const nullOr = { object: orNull(matches(String.raw`^\{.*\}$`)), list: orNull(matches(String.raw`^\[.*\]$`)) } as const;
