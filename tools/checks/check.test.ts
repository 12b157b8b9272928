import { expect, it } from 'vitest';

import { check } from './check.mjs';

it('fails for an unknown part instead of checking nothing', async () => {
  expect(await check(['types-domain'])).toBe(false);
});
