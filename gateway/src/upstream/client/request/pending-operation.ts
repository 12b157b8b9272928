import type { InFlightCall } from '../dedupe/in-flight-call.ts';
import type { AttemptResult } from '../response/attempt-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { OperationRequest } from './request-body.ts';

/** One attempt of an operation that waits for its request. */
export interface PendingOperation extends OperationRequest {
  /** The same for all operations of a request. */
  readonly headers: RequestHeaders;
  /** Whether an order depends on it; then it is sent apart from other operations. */
  readonly isForOrder: boolean;
  readonly inFlight: InFlightCall;
  readonly settle: (outcome: AttemptResult) => void;
  /** Something broke on our side. */
  readonly fail: (failure: unknown) => void;
}
