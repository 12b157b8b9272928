import { BASKET, CHECKOUT_CONFIRMATION, CHECKOUT_PAYMENT, CONTACT } from '@shop/domain/shared/paths';

/** Where the links lead that messages contain by name: "<basket>Zum Warenkorb</basket>". The confirmation is that of the session's order. */
export const MESSAGE_LINKS = {
  basket: BASKET,
  confirmation: CHECKOUT_CONFIRMATION,
  payment: CHECKOUT_PAYMENT,
  contact: CONTACT,
} as const;
