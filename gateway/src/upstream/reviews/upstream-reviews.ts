import type { Reviews } from '@shop/domain/reviews/reviews.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { knownMessage } from '../shared/read-message.ts';

export const upstreamReviews = (call: PortCalls): Reviews => ({
  openRatingLink: (shopper, encrypted) =>
    call({
      operation: operations.decryptAndCheckPieData,
      variables: { encryptedData: encrypted },
      shopper,
      read: ({ decryptAndCheckPieData: { success, errorMessage, redirect, productId } }) => ({ isValid: success, redirect, ...omitNil({ message: knownMessage(errorMessage), productId }) }),
    }),
});
