import type { Page } from '@playwright/test';

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
