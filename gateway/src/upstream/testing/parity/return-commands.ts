import { emptyDraft } from '@shop/domain/returns/return-draft';
import { RETURN_REASONS } from '@shop/domain/returns/return-reason';
import type { ReturnOrder, SelectedReturnItem } from '@shop/domain/returns/return';
import { aReturnContact } from '@shop/domain/testing/a-return';
import { pastOrderId } from '@shop/fakes/personas/past-orders';
import fc from 'fast-check';
import { command, index } from './command.ts';
import { after } from './side.ts';
import type { Side } from './side.ts';

/** Labels have different URLs, as expected. */
const withoutUrls = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result), (name, value: unknown) =>
    name === 'labels' && Array.isArray(value) ? value.length : value,
  );

/** Orders that are delivered when a world begins: anybody may return them who knows number and postcode. */
const DELIVERED = [
  pastOrderId('existing', 'delivered'),
  pastOrderId('swiss', 'delivered'),
  pastOrderId('b2b-german', 'delivered'),
];

const found = async ({ fixture: { shop }, shopper, orderIds }: Side, at: number): Promise<ReturnOrder | undefined> => {
  for (const zipCode of ['10115', '50667', '8001', '50823']) {
    const order = await shop.returns.find(shopper, {
      orderId: [...DELIVERED, ...orderIds][at] ?? 'no-such-order',
      zipCode,
    });
    if (order.ok) return order.value;
  }
  return undefined;
};

const selectedIn = (
  { items }: ReturnOrder,
  reason: SelectedReturnItem['reason'],
  quantity: number,
): readonly SelectedReturnItem[] =>
  items.slice(0, 2).map(({ id, lineNo }) => ({ id, lineNo, quantity, reason, images: [], components: [] }));

const reasons = fc.constantFrom(...RETURN_REASONS);

export const returnCommands = [
  command('order to return', index, async (side, at) => after(side, withoutUrls((await found(side, at)) ?? null))),
  command('regulations', fc.tuple(index, reasons), async (side, [at, reason]) => {
    const order = await found(side, at);
    return after(
      side,
      order === undefined
        ? undefined
        : await side.fixture.shop.returns.regulations(side.shopper, order.hash, selectedIn(order, reason, 1)),
    );
  }),
  command('carriers', fc.tuple(index, reasons), async (side, [at, reason]) => {
    const order = await found(side, at);
    return after(
      side,
      order === undefined
        ? undefined
        : await side.fixture.shop.returns.carriers(side.shopper, {
            ...emptyDraft(order),
            items: selectedIn(order, reason, 1),
          }),
    );
  }),
  command(
    'submit return',
    fc.tuple(
      index,
      reasons,
      fc.nat(3),
      fc.constantFrom('refund', 'credit', 'replacement'),
      fc.constantFrom('dhl', 'swiss-post', 'spedition', 'nolabel'),
    ),
    async (side, [at, reason, quantity, regulation, carrier]) => {
      const order = await found(side, at);
      if (order === undefined) return after(side, undefined);
      const request = {
        ...emptyDraft(order),
        items: selectedIn(order, reason, quantity),
        regulation,
        carrier,
        contact: aReturnContact(),
      };
      return after(
        side,
        withoutUrls(
          await side.fixture.shop.returns.submit(side.shopper, request, {
            idempotencyKey: `attempt-for-${quantity}-${carrier}-pieces`,
          }),
        ),
      );
    },
  ),
];
