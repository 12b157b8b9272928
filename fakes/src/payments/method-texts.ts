import type { PaymentId, PaymentMethod } from '@shop/domain/payments/payment';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { BUTTON_LABEL, type PaymentWording } from './payment-texts.ts';

type MethodTexts = Pick<PaymentMethod, 'displayName' | 'description' | 'icons' | 'buttonLabel' | 'buttonInfo'>;

/** What a storefront says about a payment method. One without words is named by its id. */
export const methodTexts = (storefront: Storefront, paymentId: PaymentId, wording: PaymentWording | undefined): MethodTexts => {
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
