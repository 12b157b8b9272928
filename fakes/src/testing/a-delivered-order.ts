import type { ItemId } from '@shop/domain/catalogue/product';
import type { ReturnOrder, ReturnRequest, SelectedReturnItem } from '@shop/domain/returns/return';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aReturnContact } from '@shop/domain/testing/a-return';
import { addItem, asSignedIn, cartIdOf, openSession, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import type { AddressForm } from '@shop/domain/addresses/address';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { setPrice } from '../catalogue/prices.ts';
import { aShop } from './a-shop.ts';
import { mailsIn } from './read-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was bought, and how. */
export interface Bought {
  readonly storefront?: StorefrontId;
  readonly items: readonly (readonly [itemId: ItemId, quantity: number])[];
  /** Gross prices in cents that replace those of the assortment. */
  readonly prices?: readonly (readonly [itemId: ItemId, gross: number])[];
  readonly vouchers?: readonly string[];
  readonly address?: Partial<AddressForm>;
}

/** Buys as a guest, pays in advance, and lets three weeks pass, after which everything is delivered. */
export const aDeliveredOrder = async (bought: (picked: Awaited<ReturnType<typeof aShop>>['picked']) => Bought) => {
  const first = await aShop();
  const { storefront: id = 'de', items, prices = [], vouchers = [], address = {} } = bought(first.picked);
  const { shop, world } = first;
  world.run((tx) => {
    for (const [itemId, gross] of prices) setPrice(tx, itemId, gross);
  });
  const anonymous = { ...first.anonymous, storefront: STOREFRONTS[id] };
  const visitor = await openSession({ shop }, anonymous);
  valueOf(await updateCart({ shop }, visitor, ...items.map(([itemId, quantity]) => addItem(itemId, quantity))));
  const guest = asSignedIn(
    visitor,
    'guest',
    valueOf(
      await shop.sessions.registerGuest(visitor, {
        email: 'anne@schule.example',
        billingAddress: anAddressForm(address),
      }),
    ),
  );
  for (const code of vouchers) valueOf(await updateCart({ shop }, guest, { do: 'add-voucher', code }));
  const cart = valueOf(await shop.carts.find(guest, cartIdOf(guest), { shippingCost: true }));
  if (cart.speditionFields.length > 0)
    valueOf(
      await shop.shippers.saveSpedition(
        guest,
        cart.id,
        cart.speditionFields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' })),
      ),
    );
  valueOf(await shop.payments.select(guest, cart.id, 'VORKASSE'));
  const { orderId = '' } = valueOf(await shop.orders.submit(guest, cart.id));
  const confirmation = valueOf(await shop.orders.confirmation(guest, orderId));
  world.advance({ advanceMs: 21 * DAY_MS });
  const found = async (): Promise<ReturnOrder> =>
    valueOf(await shop.returns.find(anonymous, { orderId, zipCode: confirmation.shippingAddress.postCode }));
  const order = await found();
  let attempts = 0;
  const requestOf = (
    selected: readonly Partial<SelectedReturnItem>[],
    said: Partial<ReturnRequest> = {},
  ): ReturnRequest => ({
    ...emptyDraft(order),
    items: selected.map((one, at) => ({
      id: `line-${at + 1}`,
      lineNo: at + 1,
      quantity: 1,
      reason: 'changed-mind',
      images: [],
      components: [],
      ...one,
    })),
    regulation: 'refund',
    carrier: 'dhl',
    contact: aReturnContact(),
    ...said,
  });
  return {
    shop,
    worlds: first.worlds,
    world,
    anonymous,
    confirmation,
    order,
    found,
    requestOf,
    submit: (request: ReturnRequest) =>
      shop.returns.submit(anonymous, request, { idempotencyKey: `attempt-number-${(attempts += 1)}` }),
    passDays: (days: number) => world.advance({ advanceMs: days * DAY_MS }),
    mails: (template: string) => world.read(mailsIn).filter((mail) => mail.template === template),
  };
};
