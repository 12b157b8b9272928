import type { InFlightCall } from '../dedupe/in-flight-call.ts';
import type { AttemptResult } from '../response/attempt-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { OperationRequest } from './request-body.ts';

/** One attempt of an operation, on its way into a request. */
export interface PendingOperation extends OperationRequest {
  /** All entries of a request have the same. */
  readonly headers: RequestHeaders;
  /** Whether an order waits for it; then it is sent apart from other operations. */
  readonly isForOrder: boolean;
  readonly inFlight: InFlightCall;
  readonly settle: (outcome: AttemptResult) => void;
  /** Something of ours broke. */
  readonly fail: (failure: unknown) => void;
}
