/** Receives reports of failures that the shopper does not see. */
export interface FailureReports {
  reportFailure(failure: unknown): void;
}
