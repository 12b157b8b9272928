import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Lets what fades in or slides arrive: its colours and places are others on the way. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)));

/** Expects no violation on the page as it is now, from its beginning: the header stays in view and covers what is scrolled beneath it. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
  // The default mode opens another page to collect results from cross-origin frames. We have none, and it takes three times as long.
  // Describing every element that passed would take as long as finding those that do not.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(LEVELS).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`) }))).toEqual([]);
};
