/**
 * How an operation may be retried: `Q` is a query, `MI` an idempotent mutation, `MN` a mutation that must not run twice.
 */
export type RetryClass = 'Q' | 'MI' | 'MN';

/** One document for the upstream, as `contracts/operations.manifest.json` lists it. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Canonical text: printed, without ignored characters. The contract pins it to the letter. */
  readonly text: string;
  /** Of the canonical text, hexadecimal. */
  readonly sha256: string;
  readonly retryClass: RetryClass;
  /** `public` has the same reply for every visitor of a storefront; `session` depends on the shopper. */
  readonly audience: 'public' | 'session';
  readonly batchable: boolean;
  /** Absent at run time: carries the types of data and variables. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
}
