import { expect, it } from 'vitest';
import { TooManyAttempts } from './too-many-attempts.ts';

it('has words for the shopper, and says when the next attempt may succeed', () => {
  expect(new TooManyAttempts(30)).toMatchObject({ messageKey: 'shop.error.tooManyTries', seconds: 30 });
});
