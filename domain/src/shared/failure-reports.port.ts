/** Where failures are reported that the shopper is not told of. */
export interface FailureReports {
  reportFailure(failure: Error): void;
}
