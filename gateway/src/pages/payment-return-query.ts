import { PAYMENT_RETURNS, RETURNING_FROM } from '@shop/domain/payments/payment-return';
import { AMAZON_EXPRESS_RETURN } from '@shop/domain/shared/paths';

/** The query parameters in which providers report an error. */
export const ERROR_PARAMETERS: readonly string[] = ['errorCode', 'Code'];

/** The query parameter that names a session at the Amazon-style provider (specification A7). */
export const AMAZON_SESSION = 'amazonCheckoutSessionId';

/** No value that we read is longer. */
const MAX_VALUE_LENGTH = 500;

const READ: ReadonlySet<string> = new Set([...ERROR_PARAMETERS, AMAZON_SESSION, RETURNING_FROM]);

const RETURN_PATHS: ReadonlySet<string> = new Set([...PAYMENT_RETURNS, AMAZON_EXPRESS_RETURN]);

/** Whether a provider sends shoppers back to this path, with whatever parameters it likes. */
export const isProviderReturn = (path: string): boolean => RETURN_PATHS.has(path);

/** What we read of a provider's parameters. A shopper who has paid arrives, however much the provider sends along. */
export const readReturnQuery = (query: Iterable<readonly [string, string]>): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => READ.has(name)).map(([name, value]): [string, string] => [name, value.slice(0, MAX_VALUE_LENGTH)]));
