/** A rule of Pact's matching, as its files write it. */
export type Matcher = Readonly<Record<string, unknown>>;

/** What must hold at one place; with `OR` one of the rules is enough. */
export interface MatchingRule {
  readonly combine: 'AND' | 'OR';
  readonly matchers: readonly Matcher[];
}

/** What Pact's mock answers with, and the rules by which an answer counts as one like it, by path. */
export interface Matching {
  readonly example: unknown;
  readonly rules: Readonly<Record<string, MatchingRule>>;
}

const NOTHING: Matcher = { match: 'null' };

export const rule = (...matchers: readonly Matcher[]): MatchingRule => ({ combine: 'AND', matchers });

/** Null may stand there too. */
export const orNull = ({ matchers }: MatchingRule): MatchingRule => ({ combine: 'OR', matchers: [NOTHING, ...matchers] });

export const sameType = rule({ match: 'type' });
export const exactly = rule({ match: 'equality' });
export const isNull = rule(NOTHING);
export const matches = (regex: string): MatchingRule => rule({ match: 'regex', regex });
export const oneOf = (words: readonly string[]): MatchingRule => matches(`^(${words.join('|')})$`);
export const atLeast = (min: number): MatchingRule => rule({ match: 'type', min });

/** Null or something made of parts. Pact cannot look into what may be null: its text must do. */
export const nullOr = { object: orNull(matches(String.raw`^\{.*\}$`)), list: orNull(matches(String.raw`^\[.*\]$`)) } as const;
