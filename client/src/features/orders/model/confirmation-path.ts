import { CHECKOUT_CONFIRMATION } from '@shop/domain/shared/paths';

/** The search parameter of the confirmation page with the order's id. */
export const ORDER_PARAMETER = 'order';

export const confirmationPath = (orderId: string): string =>
  `${CHECKOUT_CONFIRMATION}?${new URLSearchParams({ [ORDER_PARAMETER]: orderId })}`;
