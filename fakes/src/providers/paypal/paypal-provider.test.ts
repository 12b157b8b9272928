import { addItem, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { PAYMENT_LIFETIME_MS } from '../../payments/provider-payment.ts';
import { atCardProvider } from '../../testing/at-card-provider.ts';
import { atWallet } from '../../testing/at-wallet.ts';
import { cardProvider } from '../card/card-provider.ts';
import { providerPage } from '../provider-page.ts';
import { paypalProvider } from './paypal-provider.ts';

const [ENTRY = '', LOGIN = '', APPROVE = '', CANCEL = ''] = paypalProvider.paths;
const WHO = { email: 'gerda@schule.example', password: 'geheim' };
const SUCCESS = '/computop/success/';

const atPaypal = (name: 'at' | 'de' | 'en' = 'de') => atWallet({ ...paypalProvider, name: 'paypal' }, name);
const signedIn = async () => {
  const on = await atPaypal();
  on.post(LOGIN, WHO);
  return on;
};

describe('the PayPal-style provider', () => {
  it('is reached by a redirect that names the payment', async () => {
    const { redirectUrl, token, get } = await atPaypal();
    expect(redirectUrl).toBe(`${ENTRY}?token=${encodeURIComponent(token)}`);
    expect(get(ENTRY).html).toMatch(/Zu zahlen: \d+,\d\d\s€ an Pausenhof/u);
  });

  it('lets the shopper log in, choose an account, approve and return to a placed order', async () => {
    const { post, get, to, isOrdered } = await atPaypal();
    expect(post(LOGIN, WHO)).toMatchObject(to(APPROVE));
    expect(get(APPROVE).html).toContain('<h1>Zahlung freigeben</h1>');
    expect(await isOrdered()).toBe(false);
    expect(post(APPROVE, { source: 'account' })).toMatchObject(to(SUCCESS));
    expect(await isOrdered()).toBe(true);
  });

  it.each([
    [{ email: 'gerda', password: 'geheim' }, 'Geben Sie Ihre E-Mail-Adresse ein', '#email'],
    [{ email: 'gerda@schule.example', password: '' }, 'Geben Sie Ihr Passwort ein.', '#password'],
  ])('refuses the login %j, says why, keeps the address and never repeats the password', async (typed, words, link) => {
    const { post } = await atPaypal();
    const { status, html } = post(LOGIN, typed);
    expect(status).toBe(422);
    expect(html).toContain('<title>Fehler: Mit PayPal bezahlen</title>');
    expect(html).toContain(words);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`value="${typed.email}"`);
    expect(html).not.toContain('geheim');
  });

  it('approves nothing before the login', async () => {
    const { post, to, isOrdered } = await atPaypal();
    expect(post(APPROVE, { source: 'account' })).toMatchObject(to(ENTRY));
    expect(await isOrdered()).toBe(false);
  });

  it('returns without a payment if the account is empty or unknown, or the shopper cancels', async () => {
    const back = (code: string) => ({
      status: 303,
      headers: { location: expect.stringContaining(`errorCode=${code}`) as unknown },
    });
    expect((await signedIn()).post(APPROVE, { source: 'overdrawn' })).toMatchObject(back('declined'));
    expect((await signedIn()).post(APPROVE)).toMatchObject(back('declined'));
    expect((await signedIn()).post(CANCEL)).toMatchObject(back('cancelled'));
    expect((await atPaypal()).post(CANCEL)).toMatchObject(back('cancelled'));
  });

  it('speaks English on the English storefront, and needs no scripts and no other files', async () => {
    const { get } = await atPaypal('en');
    const { html, headers } = get(ENTRY);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Pay with PayPal</h1>');
    expect(html).not.toMatch(/<script|src=|<link|style="|\son\w+=/u);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('returns with the code of an error, before a late notice, or not at all, as the account says', async () => {
    const broken = await signedIn();
    const [path] = Object.values(broken.to(SUCCESS).headers);
    expect(broken.post(APPROVE, { source: 'broken' })).toMatchObject({
      status: 303,
      headers: { location: `${path}&Code=21000073` },
    });
    const slow = await signedIn();
    expect(slow.post(APPROVE, { source: 'slow' })).toMatchObject(slow.to(SUCCESS));
    expect(await slow.isOrdered()).toBe(false);
    const silent = await signedIn();
    expect(silent.post(APPROVE, { source: 'silent' }).html).toContain('<h1>Zahlung ausgeführt</h1>');
    expect([await broken.isOrdered(), await silent.isOrdered()]).toEqual([false, true]);
  });

  it('tells a shopper whose cart has changed meanwhile, and orders nothing', async () => {
    const on = await signedIn();
    valueOf(await updateCart(on, on.guest, addItem(on.picked())));
    expect(on.post(APPROVE, { source: 'account' })).toMatchObject({
      status: 303,
      headers: { location: '/checkout/payment/?errorCode=outdated' },
    });
    expect(await on.isOrdered()).toBe(false);
  });

  it('ends a payment that nobody finishes in half an hour', async () => {
    const on = await signedIn();
    on.world.advance({ advanceMs: PAYMENT_LIFETIME_MS });
    expect(on.post(APPROVE, { source: 'account' })).toMatchObject({
      status: 303,
      headers: { location: '/checkout/payment/?errorCode=abandoned' },
    });
    expect(await on.isOrdered()).toBe(false);
  });

  it('knows no forged payment, and none of another provider', async () => {
    const { worlds, token } = await signedIn();
    const card = await atCardProvider();
    const reply = (where: typeof worlds, reference: string) =>
      providerPage(paypalProvider, where, {
        method: 'POST',
        path: APPROVE,
        fields: { [paypalProvider.tokenField]: reference, source: 'account' },
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
