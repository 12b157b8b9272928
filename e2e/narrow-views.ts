import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Default font size of browsers, in pixels. */
const USUAL_FONT = 16;

/** Screen sizes in pixels, and font sizes to which the browser is set there, at which no page may scroll sideways (WCAG 1.4.4, 1.4.10). */
const VIEWS = [
  // 1280 px zoomed to 400 %.
  { width: 320, height: 640, fonts: [USUAL_FONT, 32] },
  { width: 390, height: 844, fonts: [24, 32] },
  // 1280 px zoomed to 200 %.
  { width: 640, height: 450, fonts: [USUAL_FONT] },
  { width: 1280, height: 900, fonts: [20, 24, 32] },
] as const;

/** Sets the browser's default font size, as its settings do. */
export const setFont = async (browser: Pick<CDPSession, 'send'>, standard: number): Promise<void> => {
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** What a view shows of the page. */
interface View {
  readonly font: string;
  readonly sidewaysBy: number;
  /** The header's links and buttons that overflow its background; a row with its own scrolling counts as one. */
  readonly outsideHeader: readonly string[];
}

const viewOf = (page: Page): Promise<View> =>
  page.getByRole('banner').evaluate((header) => {
    const bounds = header.getBoundingClientRect();
    const scrollerOf = (element: Element): Element | undefined => {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return element;
      return element.parentElement === null || element === header ? undefined : scrollerOf(element.parentElement);
    };
    const isOutside = (control: Element): boolean => {
      const { width, left, right, top, bottom } = (scrollerOf(control) ?? control).getBoundingClientRect();
      return (
        width > 0 && !(left >= bounds.left && right <= bounds.right && top >= bounds.top && bottom <= bounds.bottom)
      );
    };
    const { documentElement: root } = document;
    return {
      font: getComputedStyle(root).fontSize,
      sidewaysBy: root.scrollWidth - root.clientWidth,
      outsideHeader: [...header.querySelectorAll('a, button')].filter(isOutside).map(({ textContent }) => textContent),
    };
  });

const viewOfDialog = (dialog: Locator): Promise<Pick<View, 'font' | 'sidewaysBy'>> =>
  dialog.evaluate(({ scrollWidth, clientWidth }) => ({
    font: getComputedStyle(document.documentElement).fontSize,
    sidewaysBy: scrollWidth - clientWidth,
  }));

/** Safari on a phone zooms into a field of smaller letters, in pixels, once it has the focus. */
const LEAST_FIELD_FONT = 16;

/** The names of visible fields whose letters are too small for a phone. */
export const zoomedFieldsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll(
          'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea',
        ),
      ]
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < least)
        .map((field) => field.getAttribute('name') ?? field.outerHTML),
    LEAST_FIELD_FONT,
  );

/** Looks at the page as it is now in each of these views, and leaves it as it was. */
const inEachView = async (page: Page, look: (view: string, font: string) => Promise<void>): Promise<void> => {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const { fonts, ...size } of VIEWS) {
    await page.setViewportSize(size);
    for (const font of fonts) {
      await setFont(browser, font);
      await look(`at ${size.width} px with a font of ${font} px`, `${font}px`);
    }
  }
  await setFont(browser, USUAL_FONT);
  await browser.detach();
  if (before !== null) await page.setViewportSize(before);
};

/** Expects no scrolling sideways on the page as it is now, in any of the views. */
export const expectPageToFit = (page: Page, what: string): Promise<void> =>
  inEachView(page, async (view, font) => {
    expect.soft(await viewOf(page), `${what} ${view}`).toEqual({ font, sidewaysBy: 0, outsideHeader: [] });
  });

/** Expects the same of a dialog that covers the page. */
export const expectDialogToFit = (page: Page, dialog: Locator, what: string): Promise<void> =>
  inEachView(page, async (view, font) => {
    expect.soft(await viewOfDialog(dialog), `${what} ${view}`).toEqual({ font, sidewaysBy: 0 });
  });
