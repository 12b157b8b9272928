import type { DealReservation, ExtendedReservation, Deals } from './deals.port.ts';
import type { Visit } from '../visit/visit.port.ts';

const NOTHING: DealReservation = { isExpired: false, hasBeenExtended: false, extensionsLeft: 0, released: [] };

/** What the visitor's cart holds of lightning deals. What has expired is refreshed, so that it agrees with the cart. */
export const readOwnReservation =
  ({ deals }: { readonly deals: Deals }, { shopper }: Pick<Visit, 'shopper'>) =>
  async (): Promise<DealReservation> => {
    const { cartId } = shopper;
    if (cartId === undefined) return NOTHING;
    const held = await deals.reservation(shopper, cartId);
    if (!held.ok) return NOTHING;
    if (!held.value.isExpired) return held.value;
    const refreshed = await deals.refreshExpired(shopper, cartId);
    return refreshed.ok ? refreshed.value : NOTHING;
  };

/** Extends what the visitor's cart holds. Without a cart there is nothing to extend. */
export const extendOwnReservation =
  ({ deals }: { readonly deals: Deals }, { shopper }: Pick<Visit, 'shopper'>) =>
  async (): Promise<ExtendedReservation> => {
    const { cartId } = shopper;
    const extended = cartId === undefined ? undefined : await deals.extend(shopper, cartId);
    return extended?.ok === true
      ? extended.value
      : { reservation: NOTHING, dealNoLongerLegal: false, quantityReduced: [] };
  };
