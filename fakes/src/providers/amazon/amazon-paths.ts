import { entryPath } from '../provider.ts';

/** The provider's pages, for sessions and for orders. */
export const AMAZON_ENTRY = entryPath('amazon');
export const AMAZON_LOGIN = `${AMAZON_ENTRY}login/`;
export const AMAZON_ADDRESS = `${AMAZON_ENTRY}address/`;
export const AMAZON_SOURCE = `${AMAZON_ENTRY}source/`;
export const AMAZON_PAY_NOW = `${AMAZON_ENTRY}pay/`;
export const AMAZON_CANCEL = `${AMAZON_ENTRY}cancel/`;

/** The field that names a session or a payment, in the provider's forms and on the way back. */
export const SESSION = { tokenField: 'amazonCheckoutSessionId' } as const;
