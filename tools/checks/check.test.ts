import { expect, it } from 'vitest';

import { check } from './check.mjs';

it('fails for a part that is not there, instead of checking nothing', async () => {
  expect(await check(['types-domain'])).toBe(false);
});
