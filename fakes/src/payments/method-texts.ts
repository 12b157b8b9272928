import type { PaymentId, PaymentMethod } from '@shop/domain/payments/payment';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { countryName } from '../shared/country-name.ts';
import { amountText } from '../shared/money-text.ts';
import { INVOICE_LIMIT, type PaymentOffer } from './payment-offers.ts';
import { BUTTON_LABEL, type PaymentWording, REASONS } from './payment-texts.ts';

type MethodTexts = Pick<PaymentMethod, 'displayName' | 'description' | 'icons' | 'buttonLabel' | 'buttonInfo'>;

/** What a storefront says about a payment method. One without words is named by its id. */
export const methodTexts = (
  storefront: Storefront,
  paymentId: PaymentId,
  wording: PaymentWording | undefined,
): MethodTexts => {
  if (wording === undefined) return { displayName: paymentId, description: '', icons: [] };
  const { name, description, icons, buttonInfo } = wording;
  return {
    displayName: localise(storefront, name),
    description: localise(storefront, description),
    icons,
    buttonLabel: localise(storefront, BUTTON_LABEL),
    ...(buttonInfo === undefined ? {} : { buttonInfo: localise(storefront, buttonInfo) }),
  };
};

/** Why a payment method cannot be chosen, in words of a storefront. */
export const hindranceText = (storefront: Storefront, hindrance: NonNullable<PaymentOffer['hindrance']>): string =>
  localise(storefront, REASONS[hindrance])
    .replace('{limit}', amountText(INVOICE_LIMIT, storefront))
    .replace('{country}', countryName(storefront.homeCountry, storefront.language));
