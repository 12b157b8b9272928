import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Expects no violation on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // The default mode opens another page to collect results from cross-origin frames. We have none, and it takes three times as long.
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`) }))).toEqual([]);
};
