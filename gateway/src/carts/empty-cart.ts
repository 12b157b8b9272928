import type { Cart } from '@shop/domain/carts/cart';
import { money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';

/** What a visitor without a cart sees. Reading opens no session; only adding something does. */
export const emptyCart = ({ homeCountry, currency }: Storefront): Cart => {
  const nothing = money(0, currency);
  return {
    id: '',
    submitted: false,
    positions: [],
    freeArticles: [],
    catalogs: [],
    positionCount: 0,
    articleCount: 0,
    subtotal: nothing,
    promotionsSaving: nothing,
    totalSavings: nothing,
    tax: [],
    total: nothing,
    netValue: nothing,
    basketValue: nothing,
    vouchers: [],
    deliveryCountry: homeCountry,
    shippers: [],
    speditionFields: [],
    savedLines: [],
    billingEmail: {},
    shippingEmail: {},
    newsletterChosen: false,
  };
};
