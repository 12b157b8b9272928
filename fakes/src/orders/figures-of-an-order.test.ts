import { money } from '@shop/domain/shared/money';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { invoiceOf } from './invoice/invoice.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { aDeliveredOrder, type Bought } from '../testing/a-delivered-order.ts';
import { orderOf } from './find-order.ts';

type Picked = Parameters<Parameters<typeof aDeliveredOrder>[0]>[0];

/** With ordinary spaces instead of those inside amounts. */
const plain = (text = ''): string => text.replaceAll(/\s/gu, ' ');

/** What the invoice of each shipment adds up, from top to bottom. */
const invoicesOf = async (bought: (picked: Picked) => Bought): Promise<readonly (readonly string[])[]> => {
  const { world, confirmation } = await aDeliveredOrder(bought);
  return world.read((view) => {
    const order = orderOf(view, confirmation.orderId);
    return (order?.shipments ?? []).map((shipment, at) =>
      order === undefined
        ? []
        : invoiceOf(view, { order, shipment, shipmentNo: at + 1 }).sums.map(({ label, amount }) =>
            plain(`${label}: ${amount}`),
          ),
    );
  });
};

const pencils = (picked: Picked) => picked({ categoryId: '1011', stock: 100, bulky: false, minimum: false });
const book = (picked: Picked) => picked({ vatClass: 'reduced', stock: 100, bulky: false, minimum: false });

describe('what is refunded for one line of a mixed basket', () => {
  it('is what the pencils cost of which the third was free', async () => {
    // 3 × 5,49 € less one piece are 10,98 €, of which 19 / 119 are tax. The other article of 20,00 € saved nothing.
    const { submit, requestOf, mails, passDays } = await aDeliveredOrder((picked) => ({
      items: [
        [pencils(picked), 3],
        [picked(), 1],
      ],
      prices: [
        [pencils(picked), 549],
        [picked(), 2000],
      ],
    }));
    valueOf(await submit(requestOf([{ quantity: 3 }])));
    passDays(6);
    expect(plain(mails('return-refunded')[0]?.text)).toContain('Ware: 10,98 €  Summe: 10,98 €  MwSt. 19 %: 1,75 €');
  });

  it('is the full price of the article that saved nothing', async () => {
    const { submit, requestOf, mails, passDays } = await aDeliveredOrder((picked) => ({
      items: [
        [picked(), 1],
        [pencils(picked), 3],
      ],
      prices: [
        [pencils(picked), 549],
        [picked(), 2000],
      ],
    }));
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    passDays(6);
    expect(plain(mails('return-refunded')[0]?.text)).toContain('Summe: 20,00 €');
  });
});

describe('the invoices of an order', () => {
  it('state the net amounts whose tax they state', async () => {
    // 51,25 € / 1.19 = 43,07 € and 21,95 € / 1.07 = 20,51 €.
    expect(
      await invoicesOf((picked) => ({
        items: [
          [picked(), 1],
          [book(picked), 1],
        ],
        prices: [
          [picked(), 5125],
          [book(picked), 2195],
        ],
      })),
    ).toEqual([
      [
        'Warenwert: 73,20 €',
        'Nettobetrag zu 19 %: 43,07 €',
        'MwSt. 19 %: 8,18 €',
        'Nettobetrag zu 7 %: 20,51 €',
        'MwSt. 7 %: 1,44 €',
        'Rechnungsbetrag: 73,20 €',
      ],
    ]);
  });

  it('deduct a promotion where it was earned', async () => {
    // The pencils save 5,49 €; what the maker sends on order later saved nothing.
    const onOrder = (picked: Picked) =>
      picked({
        onOrder: true,
        vatClass: 'standard',
        bulky: false,
        minimum: false,
        notBrandId: 'pausenhof',
        notCategoryId: '1011',
      });
    const invoices = await invoicesOf((picked) => ({
      items: [
        [pencils(picked), 3],
        [onOrder(picked), 1],
      ],
      prices: [
        [pencils(picked), 549],
        [onOrder(picked), 6000],
      ],
    }));
    expect(invoices.map((sums) => sums.filter((sum) => /Warenwert|Ersparnis|Rechnungsbetrag/u.test(sum)))).toEqual([
      ['Warenwert: 16,47 €', 'Ersparnis: −5,49 €', 'Rechnungsbetrag: 10,98 €'],
      ['Warenwert: 60,00 €', 'Rechnungsbetrag: 60,00 €'],
    ]);
  });

  it('charge the forwarding agent with the furniture that it carries, not with the pencils in the parcels', async () => {
    const invoices = await invoicesOf((picked) => ({
      items: [
        [pencils(picked), 41],
        [book(picked), 3],
        [picked({ bulky: true, stock: 5 }), 2],
      ],
      vouchers: [MAGIC_VOUCHERS.fixed, MAGIC_VOUCHERS.percent],
    }));
    expect(invoices.map((sums) => sums.filter((sum) => sum.startsWith('Versand')))).toEqual([
      [],
      [],
      ['Versand: 39,00 €'],
    ]);
    // The books travel in the second parcel. The forwarding agent's costs are taxed at the rates of all goods.
    expect(invoices.map((sums) => sums.filter((sum) => sum.startsWith('MwSt. 7 %')).length)).toEqual([0, 1, 1]);
  });

  it('charge the parcels of an order with the first one', async () => {
    const invoices = await invoicesOf((picked) => ({
      address: { country: 'AT', postcode: '1010' },
      items: [
        [picked(), 41],
        [pencils(picked), 1],
      ],
      prices: [[picked(), 100]],
    }));
    expect(invoices.map((sums) => sums.filter((sum) => sum.startsWith('Versand')))).toEqual([['Versand: 9,95 €'], []]);
  });

  it('state the tax of the country to which the goods are sent', async () => {
    // To Vienna: 119,00 € contain 20 / 120, and 11,00 € contain 10 / 110; of the delivery for 9,95 € each rate has its share, 9,11 € and 0,84 €.
    expect(
      await invoicesOf((picked) => ({
        address: { country: 'AT', postcode: '1010' },
        items: [
          [picked(), 1],
          [book(picked), 1],
        ],
        prices: [
          [picked(), 11_900],
          [book(picked), 1100],
        ],
      })),
    ).toEqual([
      [
        'Warenwert: 130,00 €',
        'Versand: 9,95 €',
        'Nettobetrag zu 20 %: 106,76 €',
        'MwSt. 20 %: 21,35 €',
        'Nettobetrag zu 10 %: 10,76 €',
        'MwSt. 10 %: 1,08 €',
        'Rechnungsbetrag: 139,95 €',
      ],
    ]);
  });
});

describe('an order in francs', () => {
  it('is paid to the Rappen, because nobody pays it in cash', async () => {
    // 71,40 less a tenth, 7.14, are 64.26; with 8.95 for delivery 73.21.
    const { mails, confirmation } = await aDeliveredOrder((picked) => ({
      storefront: 'ch',
      address: { country: 'CH', postcode: '8001' },
      items: [[picked(), 6]],
      prices: [[picked(), 1190]],
      vouchers: [MAGIC_VOUCHERS.percent],
    }));
    expect(confirmation.total).toEqual(money(7321, 'CHF'));
    expect(plain(mails('order-confirmation')[0]?.text)).toContain(
      'Bitte überweisen Sie CHF 73.21 an Pausenhof Handels GmbH',
    );
  });
});

describe('a voucher', () => {
  it('never costs the free delivery that the goods have earned', async () => {
    // 49,00 € less a tenth.
    const { confirmation } = await aDeliveredOrder((picked) => ({
      items: [[picked(), 1]],
      prices: [[picked(), 4900]],
      vouchers: [MAGIC_VOUCHERS.percent],
    }));
    expect([confirmation.totalSavings.minor, confirmation.shippingCost.minor, confirmation.total.minor]).toEqual([
      490, 0, 4410,
    ]);
  });
});
