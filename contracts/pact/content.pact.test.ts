import {
  getFooterByPageId,
  getGlobalParametersByName,
  getPageDetailsByUrl,
  trackingAddEvents,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { single, call } from './request/requests.ts';
import { ID } from './request/provider-ids.ts';
import { anonymous, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

it('reads the page at a URL (UPQ-27)', async () => {
  const page = await recordInteractions(
    [
      {
        description: 'a visitor looks at the home page',
        given: { page: { url: '/' } },
        request: single(anonymous, call(getPageDetailsByUrl, { url: '/' })),
        reply: returnsData(getPageDetailsByUrl, {
          'getPageDetailsByUrl.pageType': { exactly: 'CONTENT' },
          'getPageDetailsByUrl.redirectUrl': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.contents.page(anonymous, '/'),
  );
  expect(page).toMatchObject({ pageType: 'CONTENT', rows: [{ cells: [{ span: 1 }] }] });
});

it('reads the footer of the page footer-vue (UPQ-44)', async () => {
  const footer = await recordInteractions(
    [
      {
        description: 'a visitor looks at the footer',
        given: {},
        request: single(anonymous, call(getFooterByPageId, { pageId: 'footer-vue' })),
        reply: returnsData(getFooterByPageId),
      },
    ],
    ({ shop }) => shop.contents.footer(anonymous),
  );
  expect(footer).toMatchObject({ usps: [{ headline: 'Text' }], blocks: [{ links: [{ label: 'Text' }] }] });
});

it('reads the shop’s parameters by name and entry (UPQ-25, UPQ-26)', async () => {
  const name = 'paymentTypes/xRechnung';
  const parameters = await recordInteractions(
    [
      {
        description: 'the storefront asks for a switch of the shop',
        given: { 'global parameter set': { name, value: 'true' } },
        request: single(anonymous, call(getGlobalParametersByName, { names: [name] })),
        reply: returnsData(getGlobalParametersByName, {
          getGlobalParametersByName: 'there',
          'getGlobalParametersByName.name': { exactly: 'paymentTypes' },
          'getGlobalParametersByName.entry': { exactly: 'xRechnung' },
          'getGlobalParametersByName.parameterValue': { exactly: 'true' },
        }),
      },
    ],
    ({ shop }) => shop.parameters.byName(anonymous, [name]),
  );
  expect(parameters).toEqual([{ name: 'paymentTypes', entry: 'xRechnung', parameterValue: 'true' }]);
});

it('reports events of the shop (UPM-42)', async () => {
  const event = { name: 'checkout_submit', cartId: ID.cartId, value: 12.95, currency: 'EUR' };
  const reply = await recordInteractions(
    [
      {
        description: 'a visitor has ordered',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(trackingAddEvents, { events: [event] })),
        reply: returnsData(trackingAddEvents),
      },
    ],
    // The port itself sends them without waiting for the response.
    ({ client }) => client.call(trackingAddEvents, { events: [event] }, { shopper: visitor }),
  );
  expect(reply).toMatchObject({ came: 'data', data: { tracking_addEvents: { successful: true } } });
});
