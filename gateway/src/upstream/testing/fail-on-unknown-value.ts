import { UnknownUpstreamValue } from '../shared/unknown-value-reports.ts';
import type { ReportUnknownValue } from '../shared/unknown-value-reports.ts';

/** The fake upstream must say nothing that the gateway does not know. */
export const failOnUnknownValue: ReportUnknownValue = (operation, unknown) => {
  throw new UnknownUpstreamValue(operation, unknown);
};
