/** A matcher of Pact, as in its files. */
export type Matcher = Readonly<Record<string, unknown>>;

/** The matchers for one place; with `OR` one of them is enough. */
export interface MatchingRule {
  readonly combine: 'AND' | 'OR';
  readonly matchers: readonly Matcher[];
}

/** The reply of Pact's mock, and the rules by path that a real reply must match. */
export interface Matching {
  readonly example: unknown;
  readonly rules: Readonly<Record<string, MatchingRule>>;
}

const NOTHING: Matcher = { match: 'null' };

export const rule = (...matchers: readonly Matcher[]): MatchingRule => ({ combine: 'AND', matchers });

/** Null is accepted too. */
export const orNull = ({ matchers }: MatchingRule): MatchingRule => ({
  combine: 'OR',
  matchers: [NOTHING, ...matchers],
});

export const sameType = rule({ match: 'type' });
export const exactly = rule({ match: 'equality' });
export const isNull = rule(NOTHING);
export const matches = (regex: string): MatchingRule => rule({ match: 'regex', regex });
export const oneOf = (words: readonly string[]): MatchingRule => matches(`^(${words.join('|')})$`);
export const atLeast = (min: number): MatchingRule => rule({ match: 'type', min });

/** A list that has this entry, whose rules begin at `$`, among others that are not looked at. */
export const containing = ({ rules }: Matching): MatchingRule =>
  rule({ match: 'arrayContains', variants: [{ index: 0, rules, generators: {} }] });

/** Null, or an object or list. Pact cannot look into a nullable value, so its JSON text is matched. */
export const nullOr = {
  object: orNull(matches(String.raw`^\{.*\}$`)),
  list: orNull(matches(String.raw`^\[.*\]$`)),
} as const;
