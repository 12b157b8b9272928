import type { Flight } from './flight.ts';
import type { Outcome } from './outcome.ts';
import type { WireHeaders } from './passed-headers.ts';
import type { Sent } from './wire-body.ts';

/** One attempt of an operation, on its way into a request. */
export interface Entry extends Sent {
  /** All entries of a request have the same. */
  readonly headers: WireHeaders;
  /** Whether an order waits for it; then it is sent apart from other operations. */
  readonly isForOrder: boolean;
  readonly flight: Flight;
  readonly settle: (outcome: Outcome) => void;
  /** Something of ours broke. */
  readonly fail: (failure: unknown) => void;
}
