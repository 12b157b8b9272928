import type { CartRefusal } from './carts.port.ts';
import type { MessageKey } from '../shared/message-keys.ts';

/** Message key for a refused change of the cart. */
export const keyOfCartRefusal = (refusal: CartRefusal): MessageKey => {
  switch (refusal.because) {
    case 'voucher-refused':
      return refusal.message;
    case 'sold-out':
      return 'vue.orderForm.availability.outOfStock';
    case 'already-submitted':
      return 'vue.checkout.error.orderAlreadySubmitted';
    case 'cart-not-found':
      return 'shop.error.sessionExpired';
    case 'saved-list-full':
      return 'shop.cart.savedListFull';
    case 'no-such-saved-line':
    case 'no-such-item':
    case 'no-such-position':
      return 'vue.cart.error.somethingWentWrong';
  }
};
