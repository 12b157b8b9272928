import {
  confirmStockAlert,
  endStockAlert,
  getStockAlerts,
  requestStockAlert,
} from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';

const { email, itemId, stockAlertToken: token } = ID;
const ADDRESS = 'anna.kern@schule.example';
const SOLD_OUT = { article: { availability: 'SOLD_OUT' } } as const;
const DONE = { ok: true, value: undefined };

describe('an alert for a sold-out article', () => {
  it.each([
    ['', ADDRESS, SOLD_OUT],
    [' again', email, { 'stock alert': { status: 'WATCHING' } }],
  ] as const)('is taken from every address%s', async (again, address, given) => {
    const watched = await recordInteractions(
      [
        {
          description: `somebody wants to know${again} when a sold-out article is back`,
          given,
          request: single(anonymous, call(requestStockAlert, { itemId, email: address })),
          reply: returnsData(requestStockAlert, { 'requestStockAlert.successful': { exactly: true } }),
        },
      ],
      ({ shop }) => shop.stockAlerts.watch(anonymous, { itemId, email: address }),
    );
    expect(watched).toEqual(DONE);
  });

  it('is refused to what is no e-mail address', async () => {
    const watched = await recordInteractions(
      [
        {
          description: 'somebody wants to know without an address when a sold-out article is back',
          given: SOLD_OUT,
          request: single(anonymous, call(requestStockAlert, { itemId, email: 'anna@' })),
          reply: returnsData(requestStockAlert, {
            'requestStockAlert.successful': { exactly: false },
            'requestStockAlert.fieldErrors': 'there',
            'requestStockAlert.fieldErrors.fieldName': { exactly: 'email' },
            'requestStockAlert.fieldErrors.errorMessage': { exactly: 'vue.form.error.email.incorrect' },
          }),
        },
      ],
      ({ shop }) => shop.stockAlerts.watch(anonymous, { itemId, email: 'anna@' }),
    );
    expect(watched).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] },
    });
  });

  it.each([
    ['IN_STOCK', 'an article that is in stock', { article: { availability: 'IN_STOCK' } }, itemId, 'in-stock'],
    ['NO_SUCH_ITEM', 'an invented article', {}, 'invented', 'no-such-item'],
  ] as const)('is refused: %s', async (code, what, given, watchedId, because) => {
    const watched = await recordInteractions(
      [
        {
          description: `somebody wants to know when it is back of ${what}`,
          given,
          request: single(anonymous, call(requestStockAlert, { itemId: watchedId, email: ADDRESS })),
          reply: returnsData(requestStockAlert, {
            'requestStockAlert.successful': { exactly: false },
            'requestStockAlert.refusal': 'there',
            'requestStockAlert.refusal.code': { exactly: code },
          }),
        },
      ],
      ({ shop }) => shop.stockAlerts.watch(anonymous, { itemId: watchedId, email: ADDRESS }),
    );
    expect(watched).toEqual({ ok: false, refusal: { because } });
  });

  it('is confirmed by the link of a mail', async () => {
    const confirmed = await recordInteractions(
      [
        {
          description: 'somebody confirms that they want to know when an article is back',
          given: { 'stock alert': { status: 'PENDING' } },
          request: single(anonymous, call(confirmStockAlert, { token })),
          reply: returnsData(confirmStockAlert, {
            'confirmStockAlert.successful': { exactly: true },
            'confirmStockAlert.alert': 'there',
          }),
        },
      ],
      ({ shop }) => shop.stockAlerts.confirm(anonymous, token),
    );
    expect(confirmed).toMatchObject({ ok: true, value: { name: expect.any(String), path: expect.any(String) } });
  });

  it.each([
    ['LINK_EXPIRED', 'too late', { 'stock alert': { status: 'EXPIRED' } }, token, 'link-expired'],
    ['NO_SUCH_LINK', 'by an invented link', {}, 'invented', 'no-such-link'],
  ] as const)('is not confirmed: %s', async (code, how, given, by, because) => {
    const confirmed = await recordInteractions(
      [
        {
          description: `somebody confirms ${how} that they want to know when an article is back`,
          given,
          request: single(anonymous, call(confirmStockAlert, { token: by })),
          reply: returnsData(confirmStockAlert, {
            'confirmStockAlert.successful': { exactly: false },
            'confirmStockAlert.refusal': 'there',
            'confirmStockAlert.refusal.code': { exactly: code },
          }),
        },
      ],
      ({ shop }) => shop.stockAlerts.confirm(anonymous, by),
    );
    expect(confirmed).toEqual({ ok: false, refusal: { because } });
  });

  it.each([
    ['the link of a mail', { 'stock alert': { status: 'WATCHING' } }, token],
    ['an invented link', {}, 'invented'],
  ] as const)('ends by %s', async (how, given, by) => {
    const ended = await recordInteractions(
      [
        {
          description: `somebody no longer wants to know when an article is back, by ${how}`,
          given,
          request: single(anonymous, call(endStockAlert, { token: by })),
          reply: returnsData(endStockAlert, { 'endStockAlert.successful': { exactly: true } }),
        },
      ],
      ({ shop }) => shop.stockAlerts.end(anonymous, by),
    );
    expect(ended).toBeUndefined();
  });
});

it('lists what an account watches', async () => {
  const alerts = await recordInteractions(
    [
      {
        description: 'a customer asks which articles they watch',
        given: { 'a registered customer': { kind: 'b2c' }, 'an article is watched': {} },
        request: single(signedIn, call(getStockAlerts, {})),
        reply: returnsData(getStockAlerts, { getStockAlerts: 'there' }),
      },
    ],
    ({ shop }) => shop.stockAlerts.ofAccount(signedIn),
  );
  expect(alerts).toMatchObject([{ itemId: expect.any(String), name: expect.any(String) }]);
});
