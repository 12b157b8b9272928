import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { mailWithPaths } from '../testing/read-mails.ts';
import { capturedMails } from './mails.ts';
import { continueAsGuest, cartIdOf, logInAs, payBy, enterShop, addItems } from '../scenarios/steps.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import type { ScenarioContext } from '../scenarios/scenario.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };

const context = (storefront: keyof typeof STOREFRONTS = 'de'): ScenarioContext => {
  const world = inMemoryWorlds({ clock }).create({ id: 'w', clock: { mode: 'frozen', at: clock.now().getTime() } });
  return {
    shop: inMemoryShop(world),
    world,
    goods: world.read(({ goods }) => goods),
    anonymous: { storefront: STOREFRONTS[storefront], loginState: 'logged-out' },
  };
};

const ordered = async (on: ScenarioContext, email?: string) => {
  const guest = await continueAsGuest(
    on,
    await addItems(on, await enterShop(on), selectItems(on.goods, 2, ORDINARY)),
    email === undefined ? {} : { email },
  );
  await payBy(on, guest, 'VORKASSE');
  const result = await on.shop.orders.submit(guest, cartIdOf(guest));
  return result.ok ? (result.value.orderId ?? '') : '';
};

const FRIEDA = {
  email: 'frieda@example.org',
  password: 'Kreide7',
  firstName: 'Frieda <b>',
  lastName: 'Frisch',
  salutation: 'mrs',
};

describe('mails of a world', () => {
  it('confirm an order with its articles and its total', async () => {
    const on = context();
    const orderId = await ordered(on);
    const [mail] = (await capturedMails(on.world, { template: 'order-confirmation' })).map(mailWithPaths);
    expect(mail).toMatchObject({
      to: 'gerda.gast@pausenhof.example',
      locale: 'de-DE',
      subject: `Ihre Bestellung ${orderId}`,
      worldNow: '2026-11-23T09:00:00.000Z',
      delivery: 'delivered',
    });
    expect(mail?.text).toMatch(/Gesamtsumme: \d+,\d\d\s€/);
    expect(mail?.text).toMatch(/MwSt\. 19 %: \d+,\d\d\s€/);
  });

  it('are English on English storefronts', async () => {
    const on = context('en');
    const orderId = await ordered(on);
    const [mail] = (await capturedMails(on.world, {})).map(mailWithPaths);
    expect(mail).toMatchObject({ locale: 'en-DE', subject: `Your order ${orderId}` });
    expect(mail?.text).toMatch(/Total: €\d+\.\d\d/);
  });

  it('welcome a new customer, and escape the name', async () => {
    const on = context();
    await on.shop.sessions.registerCustomer(on.anonymous, FRIEDA);
    const [mail] = (await capturedMails(on.world, { to: 'Frieda@example.org' })).map(mailWithPaths);
    expect(mail).toMatchObject({ template: 'registration', links: [{ rel: 'account', url: '/myaccount/' }] });
    expect(mail?.html).toContain('Frieda &lt;b&gt;');
    expect(JSON.stringify(mail)).not.toContain(FRIEDA.password);
  });

  it('are found by recipient, template and position', async () => {
    const on = context();
    await ordered(on, 'first@example.org');
    const [first] = await capturedMails(on.world, {});
    await ordered(on, 'second@example.org');
    const to = async (filter: Parameters<typeof capturedMails>[1]) =>
      (await capturedMails(on.world, filter)).map((mail) => mail.to);
    expect(await to({})).toEqual(['first@example.org', 'second@example.org']);
    expect(await to({ to: 'second@example.org' })).toEqual(['second@example.org']);
    expect(await to({ template: 'registration' })).toEqual([]);
    expect(await to({ afterSeq: first?.seq ?? 0 })).toEqual(['second@example.org']);
  });

  it('are awaited, and the wait ends as soon as one arrives', async () => {
    const on = context();
    const waiting = capturedMails(on.world, { waitMs: 10_000 });
    await ordered(on);
    expect(await waiting).toHaveLength(1);
  });

  it('are not awaited longer than requested', async () => {
    expect(await capturedMails(context().world, { waitMs: 5 })).toEqual([]);
  });

  it('bounce from a mailbox that does not exist', async () => {
    const on = context();
    await ordered(on, 'bounce@example.org');
    expect((await capturedMails(on.world, {})).map(({ delivery }) => delivery)).toEqual(['bounced']);
  });

  it('are not sent to a customer who only logs in', async () => {
    const on = context();
    await logInAs(on, await enterShop(on), 'existing');
    expect(await capturedMails(on.world, {})).toEqual([]);
  });
});
