import { decryptAndCheckPieData } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, visitor } from './request/shoppers.ts';

it('reads a rating link of a mail (UPQ-19)', async () => {
  const link = await recordInteractions(
    [
      {
        description: 'a buyer follows the rating link of a mail',
        given: { 'guest session': {}, 'rating link': {} },
        request: single(visitor, call(decryptAndCheckPieData, { encryptedData: ID.encryptedData })),
        reply: returnsData(decryptAndCheckPieData, {
          'decryptAndCheckPieData.success': { exactly: true },
          'decryptAndCheckPieData.redirect': { exactly: true },
          'decryptAndCheckPieData.errorMessage': 'there',
          'decryptAndCheckPieData.productId': { like: ID.productId },
        }),
      },
    ],
    ({ shop }) => shop.reviews.openRatingLink(visitor, ID.encryptedData),
  );
  expect(link).toMatchObject({ isValid: true, redirect: true, productId: ID.productId });
});

it('learns that a rating link was invented', async () => {
  const link = await recordInteractions(
    [
      {
        description: 'a visitor follows a rating link that nobody wrote',
        given: {},
        request: single(anonymous, call(decryptAndCheckPieData, { encryptedData: 'invented' })),
        reply: returnsData(decryptAndCheckPieData, {
          'decryptAndCheckPieData.success': { exactly: false },
          'decryptAndCheckPieData.redirect': { exactly: false },
          'decryptAndCheckPieData.errorMessage': { exactly: null },
          'decryptAndCheckPieData.productId': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.reviews.openRatingLink(anonymous, 'invented'),
  );
  expect(link).toEqual({ isValid: false, redirect: false });
});
