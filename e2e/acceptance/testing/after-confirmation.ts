import type { Entered } from '@shop/gateway/testing/backends';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the clean-up after the confirmation, which would otherwise run in the next test: the browser no longer holds the id of the order. */
export const waitForCleanUp = ({ browser }: Entered): Promise<void> =>
  waitFor(() => expect(browser.cookies.has('placedOrder')).toBe(false));
