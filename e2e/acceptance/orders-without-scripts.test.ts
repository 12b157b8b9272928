import { setParameter } from '@shop/fakes/parameters/parameter-values';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';

const t = textsOf('de');
const ORDERS = '/myaccount/orders/';
const RETURNS = '/myaccount/returns/';
const STEPS = ['', 'productselection/', 'regulations/', 'carrier/', 'confirm/'];
const MINUTE_MS = 60_000;

describe.each(WHOLE_SHOPS)('without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('anybody looks up an order, keeps what was typed when it is wrong, and makes the browser forget it', async () => {
    const { landing } = await beginScenario(shop, 'guest-order');
    const [form, number, zip] = [t('orders:status.page'), t('orders:status.number'), t('orders:status.zip')];
    const lookUp = (page: PlainPage, zipCode: string): Promise<PlainPage> =>
      page.form(form).press(t('orders:status.submit'), { [number]: '400000001', [zip]: zipCode });
    const wrong = await lookUp(landing, '99999');
    expect(wrong.text).toContain(t('shop.order.lookUp.notFound'));
    expect([wrong.form(form).valueOf(number), wrong.form(form).valueOf(zip)]).toEqual(['400000001', '99999']);
    const found = await lookUp(wrong, '10115');
    expect(found.url).toBe('/service/bestellstatus/');
    expect(found.text).toContain(t('orders:status.delivered'));
    expect(found.text).not.toMatch(/Gast|Lindenallee/u);
    const other = await found.press(t('orders:status.other'));
    expect(other.form(form).valueOf(zip)).toBe('');
  });

  it('a customer filters the list, orders again and cancels', async () => {
    const { landing } = await beginScenario(shop, 'order-received');
    const list = await landing.open(ORDERS);
    const filtered = await list.press(t('orders:list.show'), { [t('orders:list.period')]: '2025' });
    expect(
      filtered
        .main()
        .getByRole('list', { name: t('orders:list.orders'), hidden: true })
        .querySelectorAll('article'),
    ).toHaveLength(1);
    const order = await list.follow(t('orders:entry.details.of', { number: '399000109' }));
    const reordered = await order.press(t('orders:reorder.of', { number: '399000109' }));
    expect(reordered.url).toBe('/myaccount/orders/orderdetail/?orderId=399000109');
    expect(reordered.text).toContain(t('orders:reorder.all'));
    const cancelled = await reordered.press(t('orders:cancel.confirm'));
    expect(cancelled.text).toContain(t('shop.order.cancel.done'));
    expect(cancelled.text).toContain(t('orders:status.cancelled'));
  });

  it('nobody sees the order of somebody else', async () => {
    const swiss = textsOf('ch');
    const { landing } = await beginScenario(shop, 'swiss-order-delivered');
    expect(landing.text).toContain(swiss('orders:status.delivered'));
    const page = await landing.open('/myaccount/orders/orderdetail/?orderId=399000105');
    expect(page.status).toBe(404);
    expect(page.text).toContain(swiss('orders:detail.missing'));
    expect(page.text).not.toMatch(/399000105|Lehmann/u);
  });

  /** At the articles of an order to return, the first of which is chosen for this reason. */
  const choosingArticle = async (scenario: string, reason: string) => {
    const { landing, world } = await beginScenario(shop, scenario);
    const articles = await landing.follow(t.like('orders:entry.return.of'));
    const [tick] = articles.main().getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    const article = tick?.labels?.[0]?.textContent ?? '';
    return {
      world,
      goOn: () =>
        articles.press(t('returns:productselection.on'), { [article]: '', [t('returns:line.reason')]: reason }),
    };
  };

  it('a return says until when it was possible once its time is over', async () => {
    const { world, goOn } = await choosingArticle('return-window-closing', 'changed-mind');
    world.advance({ advanceMs: 10 * MINUTE_MS });
    const page = await goOn();
    expect(page.url).toMatch(/productselection/u);
    expect(page.main().queryAllByRole('checkbox', { hidden: true })).toEqual([]);
    expect(page.text).toMatch(/Die Rückgabe war bis .+ möglich\./u);
  });

  it('a return shows carriers that cannot take the goods with the reason, and offers the others', async () => {
    const { goOn } = await choosingArticle('return-carrier-refuses', 'damaged');
    const page = await (await goOn()).press(t('returns:regulations.on'));
    const carriers = page.main().getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect(page.main().getByLabelText<HTMLInputElement>('DHL').disabled).toBe(true);
    expect(page.text).toContain(t('shop.return.carrier.tooHeavy'));
    expect(carriers.filter(({ checked }) => checked).map(({ disabled }) => disabled)).toEqual([false]);
  });

  it('the pages of a return lie at their URLs, and the first takes the hash of an order (ROUTE-16)', async () => {
    const { goOn } = await choosingArticle('order-returnable', 'damaged');
    const regulations = await goOn();
    const carrier = await regulations.press(t('returns:regulations.on'));
    const confirm = await carrier.press(t('returns:carrier.on'));
    expect([regulations, carrier, confirm].map(({ url, status }) => [url.split('?')[0], status])).toEqual([
      [`${RETURNS}regulations/`, 200],
      [`${RETURNS}carrier/`, 200],
      [`${RETURNS}confirm/`, 200],
    ]);
    const { landing } = await beginScenario(shop, 'guest-order-returnable');
    expect([landing.url, landing.status]).toEqual([RETURNS, 200]);
    const articles = await landing.press(t('returns:lookup.submit'), {
      [t('returns:lookup.orderId')]: '400000001',
      [t('returns:lookup.zipCode')]: '10115',
    });
    expect([articles.url.split('?')[0], articles.status]).toEqual([`${RETURNS}productselection/`, 200]);
    const again = await articles.open(
      `${RETURNS}?order=${new URL(articles.url, 'http://shop').searchParams.get('order')}`,
    );
    expect(again.url).toBe(articles.url);
  });

  it('there is no page of a return while the switch is off (GUARD-19)', async () => {
    const { browser, world } = await shop.enter(MARKETS.de.host);
    const statuses = async () =>
      Promise.all(STEPS.map(async (step) => (await browser.get(`${RETURNS}${step}`)).statusCode));
    world.run((tx) => setParameter(tx, 'returnOrders', 'false'));
    expect(await statuses()).toEqual(STEPS.map(() => 404));
    world.run((tx) => setParameter(tx, 'returnOrders', 'true'));
    expect((await statuses())[0]).toBe(200);
  });

  it('each step of a return without an order leads back to the look-up, and so does an order that is not found (GUARD-20, GUARD-21, GUARD-22)', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    for (const step of STEPS) {
      const page = await landing.open(`${RETURNS}${step}`);
      expect([page.url, page.status]).toEqual([RETURNS, 200]);
    }
    const page = await landing.open(`${RETURNS}productselection/?order=gibt-es-nicht`);
    expect(page.url).toBe(RETURNS);
    expect(page.text).toContain(t('shop.return.notFound'));
  });
});
