import type { Cart } from './cart.ts';
import { money } from '../shared/money.ts';
import type { Storefront } from '../storefronts/storefront.ts';

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
