import { expect, test } from '../../fixtures.ts';
import { returnAsGuest } from '../../flows/return-goods.ts';
import { GERDA } from '../../screens/returns.ts';
import { upstreamLinkOf } from '../../worlds/upstream-link.ts';

test('confirms an order whose reply was lost, and submits it only once', async ({ enter, shop }) => {
  const world = await enter('ready-to-order');
  const link = upstreamLinkOf(world);
  await link.addFault({ preset: 'submit-reply-lost' });
  await shop.summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
  expect((await link.calls('submitCart')).filter(({ ran }) => ran)).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('asks to confirm a withdrawal again when no reply comes, and receives it once', async ({
  enter,
  shop: { page, withdrawal },
}) => {
  const world = await enter('withdrawal');
  const link = upstreamLinkOf(world);
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill('gerda.gast@pausenhof.example');
  await withdrawal.goOn.click();
  await link.addFault({ match: { op: 'declareWithdrawal' }, fault: { kind: 'applyThenReset' }, times: 2 });
  await withdrawal.confirm.click();
  await expect(page.getByRole('main').getByText(/Sie zählt nur einmal/u)).toBeVisible();
  await withdrawal.confirm.click();
  await withdrawal.seeReceipt();
  expect((await link.calls('declareWithdrawal')).filter(({ ran }) => ran)).toHaveLength(3);
  expect(
    (await world.mailsTo('gerda.gast@pausenhof.example')).filter(({ template }) => template === 'withdrawal-receipt'),
  ).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('asks to send a cancellation again when no reply comes, and receives it once', async ({
  enter,
  shop: { page, cancellation },
}) => {
  const world = await enter('cancellation');
  const link = upstreamLinkOf(world);
  await link.addFault({ match: { op: 'declareCancellation' }, fault: { kind: 'applyThenReset' }, times: 2 });
  await cancellation.submit.click();
  await expect(page.getByRole('main').getByText(/Sie zählt nur einmal/u)).toBeVisible();
  await cancellation.submit.click();
  await cancellation.seeReceipt();
  expect((await link.calls('declareCancellation')).filter(({ ran }) => ran)).toHaveLength(3);
  expect(
    (await world.mailsTo('paul.prime@pausenhof.example')).filter(({ template }) => template === 'cancellation-receipt'),
  ).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('keeps a return that the shop refuses, with its words; the next press, whose reply is lost, submits it only once, and shows its number', async ({
  enter,
  shop,
}) => {
  const world = await enter('guest-order-returnable');
  const link = upstreamLinkOf(world);
  const { confirm, result } = shop.returns;
  await returnAsGuest(shop);
  await confirm.fillIn();
  await link.addFault({
    match: { op: 'submitReturnOrder' },
    fault: { kind: 'successfulFalse', messageKey: 'shop.return.refused' },
    times: 1,
  });
  await confirm.submit.click();
  await shop.errors.see('shop.return.refused');
  await expect(confirm.contact.firstName).toHaveValue(GERDA.firstName);
  expect(await link.unusedFaults()).toEqual([]);

  await link.addFault({ match: { op: 'submitReturnOrder' }, fault: { kind: 'applyThenReset' }, times: 1 });
  await confirm.submit.click();
  const number = await result.seeNumber();
  expect((await link.calls('submitReturnOrder')).filter(({ ran }) => ran)).toHaveLength(1);
  expect((await world.mailsTo(GERDA.email)).filter(({ text }) => text.includes(number))).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});
