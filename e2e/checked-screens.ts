import type { Locator } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { expect, test as base } from './fixtures.ts';
import { expectDialogToFit, expectPageToFit, zoomedFieldsOn } from './narrow-views.ts';

/** Longest time for a journey past many screens. A busy machine takes ten seconds for each. */
export const MANY_SCREENS_MS = 400_000;

const DESKTOP = { device: 'desktop', width: 1440, height: 900 };
const PHONE = { device: 'phone', width: 390, height: 844 };

/** Expectations of the screen as it is now. Each says in its failure what the screen shows. */
interface Checks {
  /** No accessibility violations at the width of a desktop and of a phone. On a phone with a touch screen, only at its own. */
  readonly expectAccessible: (what: string) => Promise<void>;
  /** No scrolling sideways on narrow screens and with large fonts, of the page or of a dialog that covers it. Only desktops have such views. */
  readonly expectToFit: (what: string, dialog?: Locator) => Promise<void>;
  /** Both. */
  readonly expectUsable: (what: string) => Promise<void>;
}

/** Journeys that look at screens: each screen is opened once and seen at all widths. */
export const test = base.extend<Checks>({
  expectAccessible: async ({ page, isMobile, viewport }, use) => {
    await use(async (what) => {
      for (const { device, ...size } of isMobile ? [PHONE] : [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect.soft(await violationsOn(page), `${what}, at the width of a ${device}`).toEqual([]);
        expect.soft(await zoomedFieldsOn(page), `${what}: fields into which a phone zooms`).toEqual([]);
      }
      await page.setViewportSize(viewport ?? DESKTOP);
    });
  },
  expectToFit: async ({ page, isMobile }, use) => {
    await use(async (what, dialog) => {
      if (isMobile) return;
      await (dialog === undefined ? expectPageToFit(page, what) : expectDialogToFit(page, dialog, what));
    });
  },
  expectUsable: async ({ expectAccessible, expectToFit }, use) => {
    await use(async (what) => {
      await expectAccessible(what);
      await expectToFit(what);
    });
  },
});

export { expect };
