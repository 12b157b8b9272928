import { seenCarts, type SeenCarts } from '../checkout/seen-carts.ts';
import { signer } from '../shared/signing.ts';
import { testClock } from './test-clock.ts';

/** What a summary showed, written with a secret of the test. */
export const seenCartsOfATest = (): SeenCarts => seenCarts(signer(['a secret of this test, long enough'], testClock()));
