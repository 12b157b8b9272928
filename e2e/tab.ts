import type { Page } from '@playwright/test';
import type { StorefrontId } from './stack/storefronts.ts';
import { type Texts, textsOf } from './texts.ts';

/** A tab of a shopper's browser, with the texts of its storefront. */
export interface Tab {
  readonly page: Page;
  readonly storefront: StorefrontId;
  readonly t: Texts;
}

export const tabOn = (page: Page, storefront: StorefrontId): Tab => ({ page, storefront, t: textsOf(storefront) });
