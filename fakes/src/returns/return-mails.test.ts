import { money } from '@shop/domain/shared/money';
import { aReturnContact } from '@shop/domain/testing/a-return';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { moneyText } from '../shared/money-text.ts';
import { MAX_PARCEL_GRAMS } from './carrier-offers.ts';

const paragraphs = (text = '') => text.split('\n\n');

describe('the mails about a return', () => {
  it('begin with its number and its label', async () => {
    const { submit, requestOf, mails, confirmation } = await aDeliveredOrder((picked) => ({ items: [[picked(), 3]] }));
    const { shipments } = valueOf(
      await submit(requestOf([{ quantity: 2 }], { contact: aReturnContact({ email: 'anne@schule.example' }) })),
    );
    const [label = ''] = shipments[0]?.labels ?? [];
    const [mail] = mails('return-announced');
    const [position] = confirmation.positions;
    expect(mail).toMatchObject({
      to: 'anne@schule.example',
      locale: 'de-DE',
      subject: 'Ihre Rücksendung 700000001 zur Bestellung 400000001',
      links: [{ rel: 'return-label', url: label }],
      attachments: [{ type: 'application/pdf' }],
    });
    expect(paragraphs(mail?.text)).toEqual([
      'Guten Tag Änne Krüger,',
      'Sie senden uns Artikel der Bestellung 400000001 zurück. Ihre Rücksendenummer ist 700000001.',
      `2 × ${position?.name} (${position?.articleNumber})`,
      'Sie möchten: Geld zurück',
      'Bitte drucken Sie für jedes Paket ein Etikett aus und geben Sie die Ware beim Versanddienst ab: DHL.',
      `Etikett als PDF: ${label}`,
    ]);
    expect(mail?.html).toContain(`<a href="${label}">Etikett als PDF</a>`);
  });

  it('greet a buyer of the Swiss shop by the name as it was typed', async () => {
    const { submit, requestOf, mails } = await aDeliveredOrder((picked) => ({
      storefront: 'ch',
      items: [[picked(), 1]],
    }));
    valueOf(await submit(requestOf([{}], { carrier: 'nolabel', contact: aReturnContact({ lastName: 'Weißmüller' }) })));
    expect(paragraphs(mails('return-announced')[0]?.text)[0]).toBe('Guten Tag Änne Weißmüller,');
  });

  it('give the address where there is no label', async () => {
    const { submit, requestOf, mails } = await aDeliveredOrder((picked) => ({ items: [[picked(), 1]] }));
    valueOf(await submit(requestOf([{}], { carrier: 'nolabel' })));
    expect(paragraphs(mails('return-announced')[0]?.text).slice(-2)).toEqual([
      'Bitte senden Sie die Ware an die folgende Adresse und schreiben Sie die Rücksendenummer auf das Paket:',
      'Pausenhof Handels GmbH, Retouren, Kreideweg 5, 04999 Lindenau am Hof, Deutschland',
    ]);
    expect(mails('return-announced')[0]?.links).toEqual([]);
  });

  it('say that a forwarding agent collects heavy goods', async () => {
    const { submit, requestOf, mails, world } = await aDeliveredOrder((picked) => ({
      items: [[picked({ categoryId: '1121', bulky: false, stock: 1 }), 20]],
    }));
    const heavy = world.read(({ goods }) =>
      goods.products.flatMap(({ items }) => items).find(({ weightGrams }) => weightGrams > MAX_PARCEL_GRAMS),
    );
    expect(heavy).toBeDefined();
    valueOf(await submit(requestOf([{ quantity: 20 }], { carrier: 'spedition' })));
    expect(mails('return-announced')[0]?.text).toContain('Die Spedition meldet sich bei Ihnen');
  });

  it('tell when the goods have arrived, and what is refunded', async () => {
    const { submit, requestOf, mails, passDays, confirmation } = await aDeliveredOrder((picked) => ({
      items: [[picked({ from: 2000, to: 4000, bulky: false, stock: 100 }), 3]],
      vouchers: ['SCHULE10'],
    }));
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    passDays(3);
    expect(mails('return-received')).toEqual([]);
    passDays(1);
    expect(mails('return-received')[0]).toMatchObject({ subject: 'Ihre Rücksendung 700000001 ist bei uns' });
    expect(mails('return-refunded')).toEqual([]);
    passDays(2);
    const [mail] = mails('return-refunded');
    const paid = money(Math.round((confirmation.subtotal.minor - confirmation.totalSavings.minor) / 3));
    expect(confirmation.totalSavings.minor).toBeGreaterThan(0);
    expect(mail?.text).toContain(
      `erstatten Ihnen ${moneyText(paid, 'de-DE')} auf dem Weg, auf dem Sie bezahlt haben (Vorkasse`,
    );
    expect(mail?.text).toContain(`Summe: ${moneyText(paid, 'de-DE')}`);
    expect(mail?.text).toMatch(/MwSt\. 19 %: \d/u);
  });

  it('announce a replacement instead of money', async () => {
    const { submit, requestOf, mails, passDays } = await aDeliveredOrder((picked) => ({ items: [[picked(), 1]] }));
    valueOf(await submit(requestOf([{ reason: 'damaged' }], { regulation: 'replacement' })));
    passDays(6);
    expect(mails('return-refunded')).toEqual([]);
    expect(mails('return-replaced')).toMatchObject([{ subject: 'Ersatz für Ihre Rücksendung 700000001' }]);
  });

  it('refund no delivery costs while the buyer keeps what was replaced', async () => {
    const { submit, requestOf, mails, passDays } = await aDeliveredOrder((picked) => ({
      items: [[picked(), 2]],
      prices: [[picked(), 1000]],
    }));
    valueOf(await submit(requestOf([{ reason: 'damaged', quantity: 1 }], { regulation: 'replacement' })));
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    passDays(6);
    expect(paragraphs(mails('return-refunded')[0]?.text).slice(3, -1)).toEqual([
      'Ware: 10,00\u00A0€',
      'Summe: 10,00\u00A0€',
    ]);
  });

  it('are English for buyers of an English storefront, and bounce like others', async () => {
    const { submit, requestOf, mails } = await aDeliveredOrder((picked) => ({
      storefront: 'en',
      items: [[picked(), 1]],
    }));
    valueOf(await submit(requestOf([{}], { contact: aReturnContact({ email: 'bounce@schule.example' }) })));
    expect(mails('return-announced')).toMatchObject([
      { locale: 'en-DE', subject: 'Your return 700000001 for order 400000001', delivery: 'bounced' },
    ]);
    expect(paragraphs(mails('return-announced')[0]?.text)[1]).toBe(
      'you are returning items of order 400000001. Your return number is 700000001.',
    );
  });
});
