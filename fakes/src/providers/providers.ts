import type { PaymentId } from '@shop/domain/payments/payment';
import { cardProvider } from './card/card-provider.ts';
import { entryPath, type PaymentProvider } from './provider.ts';

/** Every provider that the fake shop can pay with. */
export const PROVIDERS: readonly PaymentProvider[] = [cardProvider];

export const providerFor = (paymentId: PaymentId | 'PREPAID'): PaymentProvider | undefined => PROVIDERS.find((provider) => provider.paymentId === paymentId);

/** The provider whose pages lie at a path. */
export const providerAt = (path: string): PaymentProvider | undefined => PROVIDERS.find((provider) => path.startsWith(entryPath(provider)));
