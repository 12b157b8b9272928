import { expect, it } from 'vitest';
import { HOME_CATEGORY_IDS, pageKindOf } from './page-kind.ts';

it.each([
  ['/', 'home'],
  [`/cat/${HOME_CATEGORY_IDS[0]}/`, 'home'],
  [`/cat/${HOME_CATEGORY_IDS[1]}`, 'home'],
  ['/cat/hefte/', 'category'],
  ['/prod/4711?varid=1', 'product'],
  ['/myaccount/orders/', 'account'],
  ['/checkout/basket/', 'checkout'],
  ['/search?q=heft', 'search'],
  ['/brands/kreidefuchs/', 'brands'],
  ['/campaigns/schulstart/', 'campaigns'],
  ['/gewinnspiele/', 'sweepstakes'],
  ['/inspiration/basteln/', 'inspiration'],
  ['/beratung/', 'advisory'],
  ['/produkte/', 'product-listing'],
  ['/404', 'error-404'],
  ['/service/newsletter/', 'others'],
])('the page %s is of type %s (PAGE-06)', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
