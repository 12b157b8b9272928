import type { Page } from '@playwright/test';

/** Something moved without an input, in the unit of Cumulative Layout Shift. */
interface Shift {
  readonly value: number;
  /** What moved, for whoever reads the failure. */
  readonly moved: readonly string[];
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Runs in the page. */
const collectShifts = (): void => {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as LayoutShift;
      window.layoutShifts.push({
        value,
        moved: sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`),
      });
    }
  }).observe({ type: 'layout-shift' });
};

/** Collects what moves on the next pages, each from its start. */
export const watchShiftsOfNextPages = (page: Page): Promise<unknown> => page.addInitScript(collectShifts);

/**
 * Lets the page as it is now wait for its fonts. If they took longer than a tenth of a second, it uses one of the machine's
 * (`font-display: optional`), in which texts wrap elsewhere: heights would depend on the machine's fonts and on how busy it is.
 */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
  });

/** Collects what moves on this page from now on. Its fonts have arrived before. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.evaluate(collectShifts);
};

/** Waits until observers have heard of what moves: a part that comes near is laid out a frame later, and they are told after that frame. */
export const settleLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

export const shiftsOf = async (page: Page): Promise<readonly Shift[]> => {
  await settleLayout(page);
  return page.evaluate(() => window.layoutShifts);
};
