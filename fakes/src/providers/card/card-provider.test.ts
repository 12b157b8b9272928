import { describe, expect, it } from 'vitest';
import { atCardProvider } from '../../testing/at-card-provider.ts';
import { formsOn, headOf } from '../../testing/read-page.ts';
import { paidOrder } from '../../testing/paid-order.ts';
import { LATE_NOTICE_MS } from '../../orders/late-payment-notice.ts';
import { PROVIDER_STYLE_HASH } from '../page-layout.ts';
import { providerPage } from '../provider-page.ts';
import type { ProviderRequest } from '../provider.ts';
import { cardProvider } from './card-provider.ts';

const [ENTRY = '', CHECK = '', SECURE = '', CONFIRM = '', CANCEL = ''] = cardProvider.paths;
const CARD = { number: '4111 1111 1111 1111', holder: 'Gerda Gast', expiry: '04/29', code: '123' };

const paid = (data: string) => ({
  status: 303,
  headers: { location: `/computop/success/?Data=${encodeURIComponent(data)}` },
});
const back = (errorCode: string) => ({
  status: 303,
  headers: { location: `/checkout/payment/?errorCode=${errorCode}` },
});

describe('the card provider’s page', () => {
  it('accepts the shop’s form and redirects to a URL that can be reloaded', async () => {
    const { post, get, data } = await atCardProvider();
    expect(post(ENTRY, { MerchantID: 'pausenhof', Len: String(data.length) })).toMatchObject({
      status: 303,
      headers: { location: `${ENTRY}?Data=${encodeURIComponent(data)}` },
    });
    expect(get(ENTRY)).toMatchObject({ status: 200 });
    expect(get(ENTRY)).toEqual(get(ENTRY));
  });

  it('leads through card and 3-D Secure step to the paid order', async () => {
    const { post, get, data, isOrdered, worlds, orderId } = await atCardProvider();
    expect(post(CHECK, CARD)).toMatchObject({
      status: 303,
      headers: { location: `${SECURE}?Data=${encodeURIComponent(data)}` },
    });
    expect(get(SECURE).html).toContain('1111');
    expect(await isOrdered()).toBe(false);
    expect(paidOrder(worlds, data)).toBeUndefined();
    expect(post(CONFIRM, { 'secure-code': '123 456' })).toMatchObject(paid(data));
    expect(await isOrdered()).toBe(true);
    expect(paidOrder(worlds, data)).toBe(orderId);
  });

  it('leads to the same place however often one of its pages is opened again', async () => {
    const { post, get, data, shop, shopper } = await atCardProvider();
    post(CHECK, CARD);
    post(CONFIRM, { 'secure-code': '123456' });
    for (const path of cardProvider.paths) expect(get(path)).toMatchObject(paid(data));
    for (const path of cardProvider.paths)
      expect(post(path, { ...CARD, number: '4000000000000002', 'secure-code': '000000' })).toMatchObject(paid(data));
    const cart = await shop.carts.find(shopper, shopper.cartId);
    expect(cart).toMatchObject({ ok: true, value: { submitted: true } });
  });

  it('shows the card form until a card is presented, then the 3-D Secure step with the end of its number', async () => {
    const { get, post, data } = await atCardProvider();
    expect([ENTRY, CHECK, SECURE, CONFIRM, CANCEL]).toEqual([
      '/qa/pay/card/',
      '/qa/pay/card/check/',
      '/qa/pay/card/secure/',
      '/qa/pay/card/confirm/',
      '/qa/pay/card/cancel/',
    ]);
    for (const path of cardProvider.paths)
      expect([path, get(path).status, get(path).html]).toEqual([path, 200, get(ENTRY).html]);
    expect(headOf(get(ENTRY).html)).toEqual({ look: 'card', title: 'Mit Karte bezahlen' });
    expect(get(ENTRY).html).toContain(`action="${CHECK}"`);
    expect(get(ENTRY).html).toContain(`action="${CANCEL}"`);
    for (const path of [SECURE, CONFIRM])
      expect(post(path)).toMatchObject({
        status: 303,
        headers: { location: `${ENTRY}?Data=${encodeURIComponent(data)}` },
        html: '',
      });
    post(CHECK, CARD);
    expect(headOf(get(SECURE).html)).toEqual({ look: 'card', title: 'Zahlung freigeben (3-D Secure)' });
    expect(get(SECURE)).toMatchObject({ status: 200, html: expect.stringContaining(' 1111 ') as unknown });
    expect(get(SECURE).html).not.toContain('11111');
    expect(get(SECURE).html).toContain(`action="${CONFIRM}"`);
    expect(get(SECURE).html).toContain(`action="${CANCEL}"`);
    for (const path of [ENTRY, CHECK, CONFIRM, CANCEL]) expect(get(path).html).toContain('Kartennummer');
  });

  it('returns with "declined" if the bank declines at once', async () => {
    const { post, isOrdered } = await atCardProvider();
    expect(post(CHECK, { ...CARD, number: '4000000000000002' })).toMatchObject(back('declined'));
    expect(await isOrdered()).toBe(false);
  });

  it('returns with "declined" if the bank declines after the code', async () => {
    const { post } = await atCardProvider();
    post(CHECK, { ...CARD, number: '4000000000009995' });
    expect(post(CONFIRM, { 'secure-code': '123456' })).toMatchObject(back('declined'));
  });

  it('returns with the code of an error', async () => {
    const { post, data } = await atCardProvider();
    post(CHECK, { ...CARD, number: '4000000000000119' });
    expect(post(CONFIRM, { 'secure-code': '123456' })).toMatchObject({
      status: 303,
      headers: { location: `/computop/success/?Data=${encodeURIComponent(data)}&Code=21000073` },
    });
  });

  it('returns before the order is placed if its notice is late, and again whatever is opened', async () => {
    const { post, get, data, isOrdered, world } = await atCardProvider();
    post(CHECK, { ...CARD, number: '4000000000003220' });
    expect(post(CONFIRM, { 'secure-code': '123456' })).toMatchObject(paid(data));
    expect(get(ENTRY)).toMatchObject(paid(data));
    expect(post(CANCEL)).toMatchObject(paid(data));
    expect(await isOrdered()).toBe(false);
    world.advance({ advanceMs: LATE_NOTICE_MS });
    expect(await isOrdered()).toBe(true);
  });

  it('places the order of a shopper who is not sent back, and shows a way back', async () => {
    const { post, get, data, isOrdered } = await atCardProvider();
    post(CHECK, { ...CARD, number: '4000000000004228' });
    const { status, html } = post(CONFIRM, { 'secure-code': '123456' });
    expect([status, html]).toEqual([200, expect.stringContaining('<h1>Zahlung ausgeführt</h1>')]);
    expect(html).toContain(`href="/computop/success/?Data=${encodeURIComponent(data)}"`);
    expect(await isOrdered()).toBe(true);
    expect(get(ENTRY)).toMatchObject(paid(data));
  });

  it('requests the code again after a wrong one, and declines after the third', async () => {
    const { post } = await atCardProvider();
    post(CHECK, CARD);
    for (let tries = 0; tries < 2; tries += 1) {
      const again = post(CONFIRM, { 'secure-code': '000000' });
      expect(again.status).toBe(422);
      expect(again.html).toContain('<title>Fehler: ');
      expect(again.html).toContain('href="#secure-code"');
      expect(formsOn(again.html).map(([action]) => action)).toEqual([CONFIRM, CANCEL]);
    }
    expect(post(CONFIRM, { 'secure-code': '000000' })).toMatchObject(back('declined'));
  });

  it('returns with "cancelled" from either step', async () => {
    const atForm = await atCardProvider();
    expect(atForm.post(CANCEL)).toMatchObject(back('cancelled'));
    const atSecureStep = await atCardProvider();
    atSecureStep.post(CHECK, CARD);
    expect(atSecureStep.post(CANCEL)).toMatchObject(back('cancelled'));
  });

  it('reports each error of a card with a link to its field, and never repeats number or code', async () => {
    const { post } = await atCardProvider();
    const { status, html } = post(CHECK, {
      number: '4111111111111112',
      holder: '<Gerda>',
      expiry: '10/26',
      code: 'abc',
    });
    expect(status).toBe(422);
    for (const field of ['number', 'expiry', 'code']) expect(html).toContain(`href="#${field}"`);
    expect(html).toContain('value="&lt;Gerda&gt;"');
    expect(formsOn(html).map(([action]) => action)).toEqual([CHECK, CANCEL]);
    expect(html).not.toContain('4111111111111112');
  });

  it('accepts no forged and no other world’s payment', async () => {
    const { worlds, data } = await atCardProvider();
    const open = (request: ProviderRequest) => providerPage(cardProvider, worlds, request);
    const [payload = '', signature = ''] = data.split('.');
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(/\d$/, '9')).toString('base64url');
    const nowhere = Buffer.from('no-such-world 400000001').toString('base64url');
    for (const forged of ['', 'x', `${payload}.x`, `${other}.${signature}`, `${nowhere}.${signature}`]) {
      expect(open({ method: 'POST', path: CHECK, fields: { ...CARD, Data: forged } }).status).toBe(404);
    }
  });

  it('needs no script, no external file, and no style but its own', async () => {
    const { get } = await atCardProvider();
    const { html, headers } = get(ENTRY);
    expect(html).not.toMatch(/<script|src=|<link|style="|\son\w+=/);
    expect(headers['content-security-policy']).toContain(`style-src '${PROVIDER_STYLE_HASH}'`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
  });
});
