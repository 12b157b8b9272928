import { HOME } from '@shop/domain/shared/paths';
import type { PaymentMethod } from '@shop/domain/payments/payment';
import { isPrepaid } from '@shop/domain/payments/payment-rules';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../../goods/catalogue-context.ts';
import { BUTTON_LABEL, type PaymentWording, wordingFor } from '../../payments/payment-texts.ts';
import type {
  MutationSetSelectedPaymentArgs,
  PaymentDetails,
  PaymentMethod as UpstreamPaymentMethod,
  QueryGetPaymentDetailsArgs,
  QueryGetPaymentInfoArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';

const writeMethod = ({
  paymentId,
  selected,
  enabled,
  buyerReference,
  additionalInfo,
}: PaymentMethod): UpstreamPaymentMethod => ({
  paymentId,
  selected,
  enabled,
  buyerReference: orNull(buyerReference),
  additionalInfo: orNull(additionalInfo),
});

const writeDetails = (
  paymentId: string,
  { name, description, icons, buttonInfo }: PaymentWording,
  storefront: Storefront,
): PaymentDetails => ({
  paymentId,
  displayName: localise(storefront, name),
  description: localise(storefront, description),
  icons,
  buttonLabel: localise(storefront, BUTTON_LABEL),
  buttonInfo: buttonInfo === undefined ? null : localise(storefront, buttonInfo),
  isPrepaid: isPrepaid(paymentId),
});

export const paymentResolvers: Resolvers<'getPaymentInfo' | 'getPaymentDetails' | 'setSelectedPayment'> = {
  getPaymentInfo: async ({ cartId }: QueryGetPaymentInfoArgs, { shop, shopper }) => ({
    paymentMethods: (await shop.payments.methods(shopper, cartId)).map(writeMethod),
  }),
  getPaymentDetails: async ({ paymentTypes }: QueryGetPaymentDetailsArgs, { shop, shopper }) => {
    const { termsOfPayment } = await shop.customers.current(shopper, HOME);
    return paymentTypes.flatMap((paymentId) => {
      const wording = wordingFor(paymentId, shopper.storefront, termsOfPayment);
      return wording === undefined ? [] : [writeDetails(paymentId, wording, shopper.storefront)];
    });
  },
  setSelectedPayment: async (
    { cartId, paymentId, buyerReference }: MutationSetSelectedPaymentArgs,
    { shop, shopper },
  ) =>
    writeMutationResult(await shop.payments.select(shopper, cartId, paymentId, buyerReference ?? undefined), {
      subject: paymentId,
    }),
};
