import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, contextOf } from '../testing/visitor-sessions.ts';
import { type CancellationInput, DeclareCancellation } from './declare-cancellation.action.ts';
import { CancellationsResolver } from './cancellations.resolver.ts';

const { kind, fullName, contract, email } = aCancellation();

/** A browser on the page that cancels, and what the shop has received. */
const atPage = async (storefront: StorefrontId = 'de') => {
  const { shop, world } = await aShop(storefront);
  const browser = browserAtTheGateway({
    storefront: STOREFRONTS[storefront],
    world: { id: world.id, isDefault: false, isWatched: false, version: 1, now: () => FIXTURE_TIME },
  });
  const resolver = new CancellationsResolver();
  const action = new DeclareCancellation({ failure: () => undefined });
  return {
    page: () => resolver.cancellation(contextOf(browser.visitor(), shop)),
    declare: (key: string, typed: Partial<CancellationInput> = {}) =>
      action.declareCancellation(contextOf(browser.visitor(), shop), {
        key,
        input: { kind, fullName, contract, email, ...typed },
      }),
    received: () =>
      world
        .read(({ state }) =>
          entriesOf(state.cancellations).map(
            ([, { receiptId, declaration }]) => `${receiptId} ${declaration.contract}`,
          ),
        )
        .toSorted(),
  };
};

describe('the cancellation button', () => {
  it('belongs to one declaration in all tabs until it was pressed', async () => {
    const { page } = await atPage();
    const first = page();
    expect(first).toEqual({
      __typename: 'Cancellation',
      key: expect.stringMatching(/^[\da-f-]{36}$/u),
      receipt: undefined,
    });
    expect(page()).toEqual(first);
  });

  it('leads to a receipt of all that was declared, which the page shows from then on', async () => {
    const { page, declare, received } = await atPage();
    const typed = { kind: 'extraordinary', cancellationReason: ' Umzug\r\nim Mai ', endsOn: '2099-12-31' } as const;
    const declared = await declare(page()?.key ?? '', typed);
    expect(declared).toMatchObject({
      __typename: 'Cancellation',
      receipt: {
        receiptId: '800000001',
        receivedAt: '2026-11-23T09:00:00.000Z',
        kind: 'extraordinary',
        cancellationReason: 'Umzug\nim Mai',
        fullName,
        contract,
        endsOn: '2099-12-31',
        email,
      },
    });
    expect([page(), received()]).toEqual([declared, [`800000001 ${contract}`]]);
  });

  it('counts once for what a page declares, again for other words, and again for a page that is opened after it', async () => {
    const { page, declare, received } = await atPage();
    const key = page()?.key ?? '';
    for (const typed of [{}, {}, { contract: '4711' }]) await declare(key, typed);
    const next = page()?.key ?? '';
    expect(next).not.toBe(key);
    await declare(next);
    expect(received()).toEqual([
      '800000001 gerda.gast@schule.example',
      '800000002 4711',
      '800000003 gerda.gast@schule.example',
    ]);
  });

  it('says what is missing, and the page remains as it was', async () => {
    const { page, declare, received } = await atPage();
    const before = page();
    expect(await declare(before?.key ?? '', { email: '', endsOn: 'soon' })).toEqual({
      __typename: 'FormRefused',
      generalKey: undefined,
      fieldErrors: [
        { field: 'email', messageKey: 'vue.form.error.requiredField' },
        { field: 'endsOn', messageKey: 'shop.form.error.date' },
      ],
    });
    expect([page(), received()]).toEqual([before, []]);
  });

  it('does not exist on a business storefront, whose contracts end otherwise', async () => {
    const { page, declare, received } = await atPage('b2b-de');
    expect(page()).toBeUndefined();
    await expect(declare('key')).rejects.toMatchObject({ status: 404 });
    expect(received()).toEqual([]);
  });
});
