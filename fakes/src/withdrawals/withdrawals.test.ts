import { orderOf } from '../orders/find-order.ts';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import type { WithdrawalDeclaration } from '@shop/domain/withdrawals/withdrawal';
import { describe, expect, it } from 'vitest';
import { aView } from '../testing/a-view.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { put, type View } from '../worlds/transaction.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { withdrawalsOfOrder } from './withdrawals-of-order.ts';
import { mailsIn } from '../testing/read-mails.ts';

const ORDER = anOrderRecord({ confirmation: { orderId: '400000001', email: 'anne@schule.example' } });

/** A world with an order, in which these declarations arrived. */
const after = (storefrontId: StorefrontId, ...declarations: readonly WithdrawalDeclaration[]): View =>
  aView((tx) => {
    put(tx, 'orders', ORDER.confirmation.orderId, ORDER);
    for (const [at, declaration] of declarations.entries())
      declareWithdrawal(tx, anAnonymousShopper({ storefront: STOREFRONTS[storefrontId] }), declaration, `key-${at}`);
  });

const recordsOf = ({ state }: View) => entriesOf(state.withdrawals).map(([, record]) => record);
const mailOf = (view: View) => mailsIn(view)[0];
const linesOf = (view: View) => (mailOf(view)?.text ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n\n');

describe('a declaration of withdrawal', () => {
  it.each(['400000001', ' 400 000 001', 'Bestellung 400000001 vom 3. November'])(
    'belongs to the order that it names with the buyer’s e-mail address: %s',
    (orderNumber) => {
      const view = after('de', aDeclaration({ orderNumber, email: 'ANNE@schule.example' }));
      expect(recordsOf(view)).toMatchObject([{ orderId: '400000001', storefrontId: 'de' }]);
      expect(orderOf(view, '400000001')).toEqual(ORDER);
    },
  );

  it.each([
    ['another e-mail address', { email: 'somebody@schule.example' }],
    ['another number', { orderNumber: '400000002' }],
    ['no number', { orderNumber: 'Schulranzen vom 3. November' }],
  ])('is recorded and mailed all the same with %s, with the same words', (_what, other) => {
    const known = aDeclaration({ email: 'anne@schule.example' });
    const view = after('de', { ...known, ...other });
    expect(recordsOf(view).map(({ orderId }) => orderId)).toEqual([undefined]);
    const said = ({ email, orderNumber }: WithdrawalDeclaration) =>
      linesOf(after('de', { ...known, ...other })).map((line) => line.replace(email, 'E').replace(orderNumber, 'N'));
    expect(said({ ...known, ...other })).toEqual(
      linesOf(after('de', known)).map((line) => line.replace(known.email, 'E').replace(known.orderNumber, 'N')),
    );
  });

  it('does not belong to an order that is not placed yet', () => {
    const view = aView((tx) => {
      put(tx, 'orders', ORDER.confirmation.orderId, { ...ORDER, status: 'awaiting-payment' });
      declareWithdrawal(tx, anAnonymousShopper(), aDeclaration({ email: 'anne@schule.example' }), 'key');
    });
    expect(recordsOf(view).map(({ orderId }) => orderId)).toEqual([undefined]);
  });

  it('is listed with its order, the newest first', () => {
    const mine = aDeclaration({ email: 'anne@schule.example' });
    const view = after('de', mine, aDeclaration(), { ...mine, withdrawnGoods: '1 Zirkel' });
    const receivedAt = view.now.toISOString();
    expect(withdrawalsOfOrder(view, '400000001')).toEqual([
      { receiptId: '700000003', receivedAt },
      { receiptId: '700000001', receivedAt },
    ]);
    expect(withdrawalsOfOrder(view, '400000002')).toEqual([]);
  });

  it('that is sent twice is one record and one mail', () => {
    const view = aView((tx) => {
      for (const _time of [1, 2]) declareWithdrawal(tx, anAnonymousShopper(), aDeclaration(), 'key');
    });
    expect([recordsOf(view).length, view.state.mails.length]).toEqual([1, 1]);
  });
});

describe('the receipt of a withdrawal', () => {
  it('has date and time of the arrival, and everything that was declared', () => {
    const view = after(
      'de',
      aDeclaration({ withdrawnGoods: '2 Hefte\n1 Zirkel', withdrawalReason: 'Zu viel bestellt' }),
    );
    expect(mailOf(view)).toMatchObject({
      to: 'gerda.gast@schule.example',
      template: 'withdrawal-receipt',
      locale: 'de-DE',
      subject: 'Eingangsbestätigung Ihres Widerrufs 700000001',
      delivery: 'delivered',
    });
    expect(linesOf(view)).toEqual([
      'Ihr Widerruf ist am 23. November 2026 um 10:00:00 MEZ bei uns eingegangen.',
      'Sie haben erklärt: Hiermit widerrufe ich den Vertrag.',
      'Name: Gerda Gast',
      'Bestellung: 400000001',
      'Betroffene Waren: 2 Hefte\n1 Zirkel',
      'Grund (freiwillig): Zu viel bestellt',
      'E-Mail-Adresse: gerda.gast@schule.example',
      'Nummer dieser Bestätigung: 700000001',
      'Diese E-Mail bestätigt nur, dass Ihr Widerruf angekommen ist, und womit. Wir prüfen ihn und melden uns.',
    ]);
  });

  it('is English on the English storefront, and says that the whole order is meant', () => {
    expect(mailOf(after('en', aDeclaration()))?.subject).toBe('Receipt of your withdrawal 700000001');
    expect(linesOf(after('en', aDeclaration({ withdrawalReason: 'Too small' })))).toContain(
      'Reason (voluntary): Too small',
    );
    expect(linesOf(after('en', aDeclaration()))).toEqual([
      'Your withdrawal reached us on 23 November 2026 at 10:00:00 CET.',
      'You declared: I hereby withdraw from the contract.',
      'Name: Gerda Gast',
      'Order: 400000001',
      'Goods concerned: all goods of the order',
      'E-mail address: gerda.gast@schule.example',
      'Number of this receipt: 700000001',
      'This e-mail only confirms that your withdrawal has arrived, and what it says. We will examine it and get in touch.',
    ]);
  });

  it('speaks of no statutory right in Switzerland', () => {
    const lines = linesOf(after('ch', aDeclaration()));
    expect(lines).toEqual([
      'Ihre Rückgabeerklärung ist am 23. November 2026 um 10:00:00 MEZ bei uns eingegangen.',
      'Sie haben erklärt: Ich nutze das freiwillige Rückgaberecht des Shops.',
      'Name: Gerda Gast',
      'Bestellung: 400000001',
      'Betroffene Waren: alle Waren der Bestellung',
      'E-Mail-Adresse: gerda.gast@schule.example',
      'Nummer dieser Bestätigung: 700000001',
      'Diese E-Mail bestätigt nur, dass Ihre Erklärung angekommen ist, und womit. Wir prüfen sie und melden uns.',
    ]);
    expect(mailOf(after('ch', aDeclaration()))?.subject).toBe('Eingangsbestätigung Ihrer Rückgabeerklärung 700000001');
    expect(lines.join('\n')).not.toMatch(/widerruf/iu);
  });

  it('contains what was typed as text, never as HTML', () => {
    const view = after('de', aDeclaration({ fullName: '<b>Gerda</b> & "Co"', withdrawnGoods: 'Heft\n<img src=x>' }));
    expect(mailOf(view)?.html).toContain('<p>Name: &lt;b&gt;Gerda&lt;/b&gt; &amp; &quot;Co&quot;</p>');
    expect(mailOf(view)?.html).toContain('<p>Betroffene Waren: Heft<br>&lt;img src=x&gt;</p>');
    expect(mailOf(view)?.text).toContain('Name: <b>Gerda</b> & "Co"');
  });

  it('bounces from a mailbox that does not exist', () => {
    expect(mailOf(after('de', aDeclaration({ email: 'bounce@schule.example' })))?.delivery).toBe('bounced');
  });
});
