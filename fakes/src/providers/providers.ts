import type { PaymentId } from '@shop/domain/payments/payment';
import type { PaymentProviderName } from '@shop/domain/payments/payment-return';
import { amazonProvider } from './amazon/amazon-provider.ts';
import { cardProvider } from './card/card-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { entryPath, type PaymentProvider } from './provider.ts';
import { twintProvider } from './twint/twint-provider.ts';

const BY_NAME: Readonly<Record<PaymentProviderName, PaymentProvider>> = {
  amazon: amazonProvider,
  card: cardProvider,
  paypal: paypalProvider,
  twint: twintProvider,
};

/** Every provider that the fake shop can pay with. */
export const PROVIDERS: readonly PaymentProvider[] = Object.values(BY_NAME);

export const providerFor = (paymentId: PaymentId): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.paymentId === paymentId);

/** The provider whose pages lie at a path. */
export const providerAt = (path: string): PaymentProvider | undefined =>
  PROVIDERS.find(({ name }) => path.startsWith(entryPath(name)));
