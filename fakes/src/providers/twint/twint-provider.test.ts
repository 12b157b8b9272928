import { addItem, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { PAYMENT_LIFETIME_MS } from '../../payments/provider-payment.ts';
import { atCardProvider } from '../../testing/at-card-provider.ts';
import { atWallet } from '../../testing/at-wallet.ts';
import { codeOf } from './twint-code.ts';
import { cardProvider } from '../card/card-provider.ts';
import { providerPage } from '../provider-page.ts';
import { twintProvider } from './twint-provider.ts';

const [ENTRY = '', APP = '', CONFIRM = '', DECLINE = '', CANCEL = ''] = twintProvider.paths;
const SUCCESS = '/computop/success/';

const atTwint = () => atWallet({ ...twintProvider, name: 'twint' }, 'ch');
const connected = async () => {
  const on = await atTwint();
  on.post(APP, { code: codeOf(on) });
  return on;
};

describe('the TWINT-style provider', () => {
  it('shows a QR code and the code to type, with the amount in francs', async () => {
    const on = await atTwint();
    const { html } = on.get(ENTRY);
    expect(on.redirectUrl).toBe(`${ENTRY}?pairing=${encodeURIComponent(on.token)}`);
    expect(html).toMatch(/Zu zahlen: CHF\s\d+\.\d\d an Pausenhof/u);
    expect(html).toContain(`<svg class="qr" role="img" aria-label="QR-Code mit dem Zahlungscode ${codeOf(on)}"`);
    expect(html).toContain(`Ihr Code: ${codeOf(on)}`);
    expect(html).toContain(`href="${APP}?pairing=`);
  });

  it('connects by the code, and returns to a placed order after the confirmation in the app', async () => {
    const on = await atTwint();
    expect(on.get(APP).html).toContain('<h1>TWINT-App</h1>');
    const [first = '', ...rest] = codeOf(on);
    expect(on.post(APP, { code: ` ${first} ${rest.join('')} ` })).toMatchObject(on.to(CONFIRM));
    expect(on.get(CONFIRM).html).toContain('<h1>Zahlung bestätigen</h1>');
    expect(await on.isOrdered()).toBe(false);
    expect(on.post(CONFIRM, { source: 'account' })).toMatchObject(on.to(SUCCESS));
    expect(await on.isOrdered()).toBe(true);
  });

  it('refuses another code and says what to do', async () => {
    const { post } = await atTwint();
    const { status, html } = post(APP, { code: 'abc' });
    expect(status).toBe(422);
    expect(html).toContain('<title>Fehler: TWINT-App</title>');
    expect(html).toContain('href="#code"');
    expect(html).toContain('Geben Sie die fünf Ziffern von der Zahlungsseite ein.');
  });

  it('confirms and declines nothing before the code', async () => {
    const on = await atTwint();
    for (const path of [CONFIRM, DECLINE]) expect(on.post(path, { source: 'account' })).toMatchObject(on.to(ENTRY));
    expect(on.get(CONFIRM).html).toContain('<h1>Mit TWINT bezahlen</h1>');
    expect(await on.isOrdered()).toBe(false);
  });

  it('returns without a payment if the shopper declines or cancels, or the account is empty', async () => {
    const back = (code: string) => ({
      status: 303,
      headers: { location: expect.stringContaining(`errorCode=${code}`) as unknown },
    });
    expect((await connected()).post(DECLINE)).toMatchObject(back('declined'));
    expect((await connected()).post(CONFIRM, { source: 'overdrawn' })).toMatchObject(back('declined'));
    expect((await connected()).post(CANCEL)).toMatchObject(back('cancelled'));
    expect((await atTwint()).post(CANCEL)).toMatchObject(back('cancelled'));
  });

  it('returns with the code of an error, before a late notice, or not at all, as the account says', async () => {
    const broken = await connected();
    const [path] = Object.values(broken.to(SUCCESS).headers);
    expect(broken.post(CONFIRM, { source: 'broken' })).toMatchObject({
      status: 303,
      headers: { location: `${path}&Code=21000073` },
    });
    const slow = await connected();
    expect(slow.post(CONFIRM, { source: 'slow' })).toMatchObject(slow.to(SUCCESS));
    expect(await slow.isOrdered()).toBe(false);
    const silent = await connected();
    expect(silent.post(CONFIRM, { source: 'silent' }).html).toContain('<h1>Zahlung ausgeführt</h1>');
    expect([await broken.isOrdered(), await silent.isOrdered()]).toEqual([false, true]);
  });

  it('tells a shopper whose cart has changed meanwhile, and orders nothing', async () => {
    const on = await connected();
    valueOf(await updateCart(on, on.guest, addItem(on.picked())));
    expect(on.post(CONFIRM, { source: 'account' })).toMatchObject({
      status: 303,
      headers: { location: '/checkout/payment/?errorCode=outdated' },
    });
    expect(await on.isOrdered()).toBe(false);
  });

  it('ends a payment that nobody finishes in half an hour', async () => {
    const on = await connected();
    on.world.advance({ advanceMs: PAYMENT_LIFETIME_MS });
    expect(on.post(CONFIRM, { source: 'account' })).toMatchObject({
      status: 303,
      headers: { location: '/checkout/payment/?errorCode=abandoned' },
    });
    expect(await on.isOrdered()).toBe(false);
  });

  it('knows no forged payment, and none of another provider', async () => {
    const { worlds, token } = await connected();
    const card = await atCardProvider();
    const reply = (where: typeof worlds, reference: string) =>
      providerPage(twintProvider, where, {
        method: 'POST',
        path: CONFIRM,
        fields: { [twintProvider.tokenField]: reference, source: 'account' },
      });
    for (const forged of ['', 'x', `${token}A`, token.slice(1)]) expect(reply(worlds, forged).status).toBe(404);
    expect(reply(card.worlds, card.data).status).toBe(404);
    expect(await card.isOrdered()).toBe(false);
    expect(
      providerPage(cardProvider, worlds, { method: 'GET', path: cardProvider.paths[0] ?? '', fields: { Data: token } })
        .status,
    ).toBe(404);
  });
});
