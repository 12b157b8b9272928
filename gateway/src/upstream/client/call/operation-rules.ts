/** Their ids are renewed, but they do not run again: submitting a new, empty cart can only mislead. */
const NEVER_RUN_AGAIN: ReadonlySet<string> = new Set(['submitCart', 'mergeCarts', 'completeAmazonPayCheckout']);

/** Changes of account data report a revoked session to their caller (ERR-06). */
const ACCOUNT_DATA_CHANGES: ReadonlySet<string> = new Set([
  'changeAccountData',
  'changePassword',
  'updateEmail',
  'updatePhone',
  'deleteCurrentCustomerAccount',
  'updateBusinessDetails',
]);

export const mayRunAgain = (operationName: string): boolean => !NEVER_RUN_AGAIN.has(operationName);
export const isAccountDataChange = (operationName: string): boolean => ACCOUNT_DATA_CHANGES.has(operationName);
