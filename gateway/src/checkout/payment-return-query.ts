import { PAYMENT_RETURNS, RETURNING_FROM } from '@shop/domain/payments/payment-return';
import { AMAZON_EXPRESS_RETURN } from '@shop/domain/shared/paths';

/** The query parameters in which providers report an error. */
export const ERROR_PARAMETERS: readonly string[] = ['errorCode', 'Code'];

/** The query parameter that names a session at the Amazon-style provider (CLIENTOP-09). */
export const AMAZON_SESSION = 'amazonCheckoutSessionId';

/** Of a value as it is escaped in a URL: more than any that we read has, and all of them together fit into a URL of the shop. */
const MAX_ESCAPED_LENGTH = 400;

const READ: ReadonlySet<string> = new Set([...ERROR_PARAMETERS, AMAZON_SESSION, RETURNING_FROM]);

/** Where providers send shoppers back to, with whatever parameters they like. */
export const PROVIDER_RETURNS: readonly string[] = [...PAYMENT_RETURNS, AMAZON_EXPRESS_RETURN];

/** Whether a provider sends shoppers back to this path. */
export const isProviderReturn = (path: string): boolean => PROVIDER_RETURNS.includes(path);

const escapedLengthOf = (character: string): number => new URLSearchParams({ '': character }).toString().length - 1;

/** The beginning of a value: whole characters, as many as fit. */
const beginningOf = (value: string): string => {
  let length = 0;
  let end = 0;
  for (const character of value) {
    length += escapedLengthOf(character);
    if (length > MAX_ESCAPED_LENGTH) break;
    end += character.length;
  }
  return value.slice(0, end);
};

/**
 * What we read of a provider's parameters: each once, the first counts. A shopper who has paid arrives, however much the
 * provider sends along.
 */
export const readReturnQuery = (query: Iterable<readonly [string, string]>): URLSearchParams => {
  const read = new URLSearchParams();
  for (const [name, value] of query) if (READ.has(name) && !read.has(name)) read.append(name, beginningOf(value));
  return read;
};
