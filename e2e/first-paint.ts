import type { Page } from '@playwright/test';

/** Waits until the page shows something. Before its styles have come, nothing is where it will be. */
export const seeFirstPaint = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
