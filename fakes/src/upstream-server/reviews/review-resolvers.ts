import type { QueryDecryptAndCheckPieDataArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { orNull } from '../shared/or-null.ts';

export const reviewResolvers: Resolvers<'decryptAndCheckPieData'> = {
  decryptAndCheckPieData: async ({ encryptedData }: QueryDecryptAndCheckPieDataArgs, { shop, shopper }) => {
    const { isValid, redirect, message, productId } = await shop.reviews.openRatingLink(shopper, encryptedData);
    return { success: isValid, errorMessage: orNull(message), redirect, productId: orNull(productId) };
  },
};
