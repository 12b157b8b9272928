import { CHECKOUT_CONFIRMATION } from '@shop/domain/shared/paths';

/** Name of the order in the address of the confirmation. */
export const ORDER_PARAMETER = 'order';

export const confirmationPath = (orderId: string): string => `${CHECKOUT_CONFIRMATION}?${new URLSearchParams({ [ORDER_PARAMETER]: orderId })}`;
