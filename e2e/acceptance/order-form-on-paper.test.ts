import type { Shop } from '@shop/domain/shop';
import { setStock } from '@shop/fakes/catalogue/stock';
import { ORDINARY, selectItem, selectItems } from '@shop/fakes/goods/select-items';
import { readPdf } from '@shop/fakes/testing/read-pdf';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const ORDER_FORM = '/service/orderform/';
const PRINT = '/forms/print-order-form';
const PDF = { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' };

type DrawnForm = Parameters<Shop['documents']['draw']>[1];

describe.each(WHOLE_SHOPS)('an order form on paper, the shop $backend', ({ open }) => {
  const drawn: DrawnForm[] = [];
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({
      replacePorts: (ports: Shop): Shop => ({
        ...ports,
        documents: {
          draw: (shopper, form) => {
            drawn.push(form);
            return ports.documents.draw(shopper, form);
          },
        },
      }),
    });
  });
  afterAll(() => shop.close());

  it('has what can be ordered with prices and their sum, says of the others why not, and leaves room to sign (SVC-06, UPM-37)', async () => {
    const { browser, world } = await shop.enter();
    const [plain = '', scarce = ''] = world.read(({ goods }) => selectItems(goods, 2, ORDINARY));
    const gone = world.read(({ goods }) => selectItem(goods, { soldOut: true, isCatalog: false }));
    const [first, few, none] = world.read(({ goods }) =>
      [plain, scarce, gone].map((id) => goods.item(id)?.orderNumber ?? ''),
    );
    world.run((tx) => setStock(tx, scarce, 2));
    drawn.length = 0;
    const { statusCode, headers, rawPayload } = await browser.postForm(PRINT, {
      orderLines: `${first};3\n${few};5\n${none};1\n999999999;4`,
    });
    expect([statusCode, headers]).toEqual([200, expect.objectContaining(PDF)]);
    expect(headers['content-disposition']).toContain('attachment; filename="Bestellschein.pdf"');

    const [form] = drawn;
    expect(
      form?.rows.map(([number, article = '', quantity]) => [number, /\(.*\)$/u.exec(article)?.[0], quantity]),
    ).toEqual([
      [first, undefined, '3'],
      [few, '(statt 5)', '2'],
      [none, '(ausverkauft)', '1'],
      ['999999999', '(unbekannt)', '4'],
    ]);
    const cents = (text = ''): number => Number(text.replaceAll(/\D/gu, ''));
    const [[, , , one, three] = [], [, , , each, two] = []] = form?.rows ?? [];
    const prices = world.read(({ goods }) => [plain, scarce].map((id) => goods.item(id)?.price.eurGross ?? 0));
    const [price = 0, other = 0] = prices;
    expect([one, three, each, two].map(cents)).toEqual([price, 3 * price, other, 2 * other]);
    const [sum, date, signature] = form?.below ?? [];
    expect([cents(sum?.value.split('(')[0]), sum?.value]).toEqual([
      3 * price + 2 * other,
      expect.stringContaining('(5 Stück)'),
    ]);
    expect([date, signature]).toEqual([
      { label: 'Datum', value: '' },
      { label: 'Unterschrift', value: '' },
    ]);

    const { info, isTagged, language, pages } = await readPdf(rawPayload);
    expect([info, isTagged, language]).toEqual([
      expect.objectContaining({ Title: 'Bestellschein' }),
      expect.objectContaining({ Marked: true }),
      'de-DE',
    ]);
    expect(pages.join()).toMatch(/Preise vom .*, inkl\. MwSt\., zzgl\. Versand.*Unterschrift/su);
  });

  it('names the customer who is signed in', async () => {
    const { browser } = await shop.enter();
    await signIn(browser);
    await browser.postForm(PRINT, { orderLines: '999999999;4' });
    expect(drawn.at(-1)?.above).toEqual([
      { label: 'Besteller', value: expect.stringMatching(/^Anna Lehmann, .*, \d{5} \p{L}+$/u) },
    ]);
  });

  it('is blank, with rows and an address to write, if nothing is filled in or that is asked for', async () => {
    const { browser } = await shop.enter();
    drawn.length = 0;
    await browser.postForm(PRINT, {});
    await browser.postForm(PRINT, { orderLines: '999999999;4', blank: 'true' });
    const [blank, another] = drawn;
    expect(another).toEqual(blank);
    expect([blank?.rows.length, blank?.rows.flat().join('')]).toEqual([17, '']);
    expect(blank?.above.map(({ label, value }) => [label, value])).toEqual([
      ['Schule oder Firma', ''],
      ['Name', ''],
      ['Straße, Postleitzahl, Ort', ''],
      ['E-Mail oder Telefon', ''],
    ]);
  });

  it('is a press away on its page, which goes on without it', async () => {
    const { browser } = await shop.enter();
    const page = await withoutScripts(browser).open(ORDER_FORM);
    for (const name of [t('order-forms:print'), t('order-forms:print.blank')])
      expect(page.main().getByRole('button', { name, hidden: true }).getAttribute('formaction')).toBe(PRINT);
  });
});
