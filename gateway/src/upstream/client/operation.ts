/**
 * How an operation may be repeated: `Q` asks, `MI` sets something to a value (twice is once), `MN` must not run twice.
 */
export type RetryClass = 'Q' | 'MI' | 'MN';

/** One document of the upstream's language, as `contracts/operations.manifest.json` lists it. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Canonical text: printed, without ignored characters. Contracts pin it letter by letter. */
  readonly text: string;
  /** Of the canonical text, hexadecimal. */
  readonly sha256: string;
  readonly retryClass: RetryClass;
  /** `public` answers alike for every visitor of a storefront; `session` depends on who asks. */
  readonly audience: 'public' | 'session';
  readonly batchable: boolean;
  /** Never there at run time: carries what is answered and what is asked with. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
}
