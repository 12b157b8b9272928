import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';

import { domainSettingsOf } from './domain-settings.ts';

it('has the page’s host, whether it is a business shop, and its base URL, and nothing else (STORE-11)', () => {
  expect(
    domainSettingsOf({ baseUrl: 'https://educational.pausenhof.example', storefront: STOREFRONTS['b2b-de'] }),
  ).toEqual({
    host: 'educational.pausenhof.example',
    isB2b: true,
    baseUrl: 'https://educational.pausenhof.example',
  });
  expect(domainSettingsOf({ baseUrl: 'http://at.localhost:8080', storefront: STOREFRONTS.at })).toEqual({
    host: 'at.localhost:8080',
    isB2b: false,
    baseUrl: 'http://at.localhost:8080',
  });
});
