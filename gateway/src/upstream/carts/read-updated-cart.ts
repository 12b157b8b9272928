import { type CartRefusal, type CartReport, EMPTY_CART_REPORT, type UpdatedCart } from '@shop/domain/carts/carts.port';
import type { CartId } from '@shop/domain/visit/shopper';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { AttainableInfosFieldsFragment, CartUpdateMutation } from '../generated/operation-types.ts';
import { readMessage } from '../shared/read-message.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readCart } from './read-cart.ts';

type Reply = CartUpdateMutation['cart_update'];

const REFUSALS: RefusalTable<CartRefusal> = {
  NO_SUCH_ITEM: ({ subject }) => ({ because: 'no-such-item', itemId: readId(subject) }),
  SOLD_OUT: ({ subject }) => ({ because: 'sold-out', itemId: readId(subject) }),
  NO_SUCH_POSITION: ({ subject }) => ({ because: 'no-such-position', positionId: readId(subject) }),
  NO_SUCH_SAVED_LINE: ({ subject }) => ({ because: 'no-such-saved-line', savedId: readId(subject) }),
  SAVED_LIST_FULL: () => ({ because: 'saved-list-full' }),
  VOUCHER_REFUSED: ({ subject, message }) => ({
    because: 'voucher-refused',
    code: subject ?? '',
    message: readMessage(message, 'shop.voucher.unknown'),
  }),
  ALREADY_SUBMITTED: () => ({ because: 'already-submitted' }),
};

export const readReport = (infos: AttainableInfosFieldsFragment | null): CartReport =>
  infos === null
    ? EMPTY_CART_REPORT
    : {
        added: infos.added.map(({ itemId, name, quantity }) => ({ itemId, name, quantity })),
        variantsToChoose: infos.variantsToChoose.map(({ productId, name, path }) => ({ productId, name, path })),
        quantityChanged: infos.quantityChanged.map(({ itemId, name, asked, now }) => ({ itemId, name, asked, now })),
        maxInCart: infos.maxInCart.map(({ itemId, name, max }) => ({ itemId, name, max })),
        dealSplit: infos.dealSplit.map(({ itemId, name, quantityLightning, quantityNormal }) => ({
          itemId,
          name,
          lightning: quantityLightning,
          normal: quantityNormal,
        })),
        mergeUndone: infos.mergeUndone,
      };

/** The cart after a change, with what could not be added; or why nothing changed. */
export const readUpdatedCart = (
  cartId: CartId,
  { refusal, details, attributes, attainableInfos, ...addresses }: Reply,
): Result<UpdatedCart, CartRefusal> => {
  if (refusal !== null) return refused(readRefusal(REFUSALS, refusal));
  if (details === null || attributes === null) throw new Unreadable('a changed cart without its contents');
  return granted({
    cart: readCart(cartId, { ...addresses, attributes, details }),
    report: readReport(attainableInfos),
  });
};
