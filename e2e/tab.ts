import type { Page } from '@playwright/test';
import type { StorefrontName } from './stack/storefronts.ts';
import { type Texts, textsOf } from './texts.ts';

/** A tab of a shopper's browser, and the wording of the storefront in it. */
export interface Tab {
  readonly page: Page;
  readonly storefront: StorefrontName;
  readonly t: Texts;
}

export const tabOn = (page: Page, storefront: StorefrontName): Tab => ({ page, storefront, t: textsOf(storefront) });
