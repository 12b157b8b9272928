import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Reading the source of axe takes a quarter of the time. A page has it from the first time on. */
const NOTHING_MORE = ';';

/**
 * Lets what fades in or slides arrive: its colours and places are others on the way. Asks at each frame: an animation's own promise
 * is never fulfilled in Chromium if the part that moves is skipped (`content-visibility`), as when the page scrolls or narrows meanwhile.
 */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
    while (isMoving()) await new Promise(requestAnimationFrame);
  });

/** A rule that is violated, and where. */
interface Violation {
  readonly id: string;
  readonly where: readonly string[];
}

/** The violations on the page as it is now, from its beginning: the header stays in view and covers what is scrolled beneath it. */
export const violationsOn = async (page: Page): Promise<readonly Violation[]> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
  const isInjected = await page.evaluate(() => 'axe' in window);
  // The default mode opens another page to collect results from cross-origin frames. We have none, and it takes three times as long.
  // Describing every element that passed would take as long as finding those that do not.
  const { violations } = await new AxeBuilder({ page, ...(isInjected && { axeSource: NOTHING_MORE }) })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
};

/** Expects no violation on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
};
