import type { DealReservation, ReleasedPieces } from '@shop/domain/deals/deals.port';
import { extensionsLeft, reservationEnd } from '@shop/domain/deals/reservation';
import type { CartId } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { priceOf } from '../goods/project-price.ts';
import type { View } from '../worlds/transaction.ts';
import { hasExpiredPieces } from './expired-pieces.ts';
import type { LostPieces, ReservationRecord } from './reservation-record.ts';
import { reservationOfCart } from './stored-reservations.ts';

const NOTHING: DealReservation = { isExpired: false, hasBeenExtended: false, extensionsLeft: 0, released: [] };

/** The name of an article on a storefront. */
export const itemName = (view: View, storefront: Storefront, itemId: string): string => {
  const product = view.goods.product(view.goods.item(itemId)?.productId ?? '');
  return product === undefined ? '' : localise(storefront, product.name);
};

const releasedOf = (
  view: View,
  storefront: Storefront,
  { itemId, quantity, price: { eurGross, chfGross } }: LostPieces,
): readonly ReleasedPieces[] => {
  const item = view.goods.item(itemId);
  if (item === undefined) return [];
  const was = priceOf({ ...item, price: { eurGross, chfGross } }, storefront).current;
  return [{ itemId, name: itemName(view, storefront, itemId), quantity, was, is: priceOf(item, storefront).current }];
};

const endOf = ({
  isPaying,
  reservedUntil,
  extensions,
  pieces,
}: ReservationRecord): Pick<DealReservation, 'endsAt' | 'extensionsLeft'> => {
  if (isPaying || pieces.length === 0) return { extensionsLeft: 0 };
  const facts = { reservedUntil, extensions, dealEnds: pieces.map(({ dealEndsAt }) => dealEndsAt) };
  return {
    ...omitNil({ endsAt: new Date(reservationEnd(facts)).toISOString() }),
    extensionsLeft: extensionsLeft(facts),
  };
};

/** What a cart holds of lightning deals, as its shopper sees it. */
export const reservationSeen = (view: View, storefront: Storefront, cartId: CartId): DealReservation => {
  const record = reservationOfCart(view, cartId);
  if (record === undefined) return NOTHING;
  return {
    ...endOf(record),
    isExpired: hasExpiredPieces(view, cartId),
    hasBeenExtended: record.extensions > 0,
    released: record.lost.flatMap((lost) => releasedOf(view, storefront, lost)),
  };
};
