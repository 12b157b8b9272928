import type {
  MutationValidateAndAddToCartBestellscheinArgs,
  MutationValidateBestellscheinArgs,
} from '../generated/upstream-types.ts';
import { writeCart } from '../carts/write-cart.ts';
import { writeReport } from '../carts/write-report.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeAnswer } from '../wishlists/write-answer.ts';
import { writeLine } from './write-line.ts';

type OrderFormField = 'validateBestellschein' | 'validateAndAddToCartBestellschein';

export const orderFormResolvers: Resolvers<OrderFormField> = {
  validateBestellschein: async ({ lines, cartId }: MutationValidateBestellscheinArgs, { shop, shopper }) => {
    const outcomes = await shop.orderForms.check(shopper, lines, cartId ?? undefined);
    return { lines: outcomes.map((outcome) => writeLine(outcome, shopper.storefront)) };
  },
  validateAndAddToCartBestellschein: async (
    { lines, cartId }: MutationValidateAndAddToCartBestellscheinArgs,
    { shop, shopper },
  ) => {
    const put = await shop.orderForms.addToCart(shopper, cartId, lines);
    return {
      ...writeAnswer(put),
      cart: put.ok ? writeCart(put.value.cart, shopper.storefront) : null,
      attainableInfos: put.ok ? writeReport(put.value.report) : null,
      lines: put.ok ? put.value.outcomes.map((outcome) => writeLine(outcome, shopper.storefront)) : [],
    };
  },
};
