import { RETURNING_FROM } from '@shop/domain/payments/payment-return';

/** Whether a provider's return is about a subscription to Prime, by its query. */
export const isPrimeReturn = (search: Readonly<Record<string, unknown>>): boolean => search[RETURNING_FROM] === 'prime';
