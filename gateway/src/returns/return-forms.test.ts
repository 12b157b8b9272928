import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import { LIMITS } from '../limits/limits.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { buyAndReceive, ZIP_CODE } from '../testing/goods-to-return.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const RETURNS = '/myaccount/returns/';
const CONTACT = { salutation: 'mrs', firstName: 'Gerda', lastName: 'Gast', email: 'gast@schule.example', phone: '' };

let backend: OpenBackend;
beforeAll(async () => {
  backend = await BACKENDS[0].open();
});
afterAll(() => backend.close());

const post = async (
  browser: TestBrowser,
  form: string,
  fields: Readonly<Record<string, string>>,
): Promise<readonly [number, unknown]> => {
  const reply = await browser.postForm(`/forms/return-${form}`, fields);
  return [reply.statusCode, reply.headers.location];
};

const pageShows = async (browser: TestBrowser, path: string): Promise<string> => (await browser.get(path)).body;

describe('without scripts', () => {
  it('an order is found, its articles are selected, and the return is submitted, each page leading to the next (RETURN-01, RETURN-05)', async () => {
    const visitor = await backend.enter();
    const { orderId, hash, itemId } = await buyAndReceive(visitor);
    const { browser } = visitor;
    expect(await post(browser, 'lookup', { orderId: ` ${orderId}`, zipCode: ZIP_CODE })).toEqual([
      303,
      `${RETURNS}productselection/?order=${hash}`,
    ]);
    const fields = {
      order: hash,
      [`items.${itemId}.selected`]: 'true',
      [`items.${itemId}.quantity`]: '2',
      [`items.${itemId}.reason`]: 'late',
    };
    expect(await post(browser, 'items', fields)).toEqual([303, `${RETURNS}regulations/`]);
    expect(await post(browser, 'regulation', { order: hash, regulation: 'refund' })).toEqual([
      303,
      `${RETURNS}carrier/`,
    ]);
    expect(await post(browser, 'carrier', { order: hash, carrier: 'dhl', labels: '1' })).toEqual([
      303,
      `${RETURNS}confirm/`,
    ]);
    expect(await post(browser, 'contact', { order: hash, ...CONTACT })).toEqual([303, `${RETURNS}confirm/`]);
    expect(await post(browser, 'contact', { order: hash, ...CONTACT })).toEqual([303, `${RETURNS}confirm/`]);
    expect(visitor.world.read(({ state }) => state.returns.size)).toBe(1);
  });

  it('a form with errors returns to its page with everything that was typed, and stores no hash in the echo', async () => {
    const visitor = await backend.enter();
    const { hash, itemId } = await buyAndReceive(visitor);
    const fields = {
      order: hash,
      [`items.${itemId}.selected`]: 'true',
      [`items.${itemId}.quantity`]: 'drei',
      [`items.${itemId}.reason`]: 'late',
      [`items.${itemId}.comment`]: 'Bitte klingeln',
    };
    expect(await post(visitor.browser, 'items', fields)).toEqual([303, `${RETURNS}productselection/?order=${hash}`]);
    const page = await pageShows(visitor.browser, RETURNS);
    expect(page).toContain('Bitte klingeln');
    expect(page).toContain(`"fieldErrors":[{"field":"items.${itemId}.quantity","message":"shop.form.error.quantity"}]`);
    expect(page).toContain('"formEcho":{"form":"return-items"');
    expect(page).not.toContain(hash);
  });

  it('an order that is not found is said in the words for a wrong postcode', async () => {
    const visitor = await backend.enter();
    const { orderId } = await buyAndReceive(visitor);
    expect(await post(visitor.browser, 'lookup', { orderId, zipCode: '01067' })).toEqual([303, RETURNS]);
    const page = await pageShows(visitor.browser, RETURNS);
    expect(page).toContain('"general":"shop.return.notFound"');
    expect(page).toContain('"formEcho":{"form":"return-lookup"');
  });

  it.each([
    ['regulation', { regulation: 'gold' }, {}],
    ['regulation', { regulation: '' }, {}],
    ['carrier', { carrier: 'dhl', labels: 'drei' }, { regulation: 'refund' }],
    ['carrier', { carrier: '', labels: '' }, { regulation: 'refund' }],
  ])('a refused choice returns to its page with what was chosen: %s %j', async (form, chosen, before) => {
    const visitor = await backend.enter();
    const { hash, itemId } = await buyAndReceive(visitor);
    const { browser } = visitor;
    await post(browser, 'items', {
      order: hash,
      [`items.${itemId}.selected`]: 'true',
      [`items.${itemId}.quantity`]: '1',
      [`items.${itemId}.reason`]: 'late',
    });
    if ('regulation' in before) await post(browser, 'regulation', { order: hash, ...before });
    const typed = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
    const path = `${RETURNS}${form === 'carrier' ? 'carrier' : 'regulations'}/`;
    expect(await post(browser, form, { order: hash, ...typed })).toEqual([303, path]);
    expect(await pageShows(browser, path)).toContain(
      `"formEcho":{"form":"return-${form}","values":${JSON.stringify(chosen)},"fieldErrors":[{`,
    );
  });

  it('whom to ask is typed once: what is wrong in it leads back to it with all of it', async () => {
    const visitor = await backend.enter();
    const { hash, itemId } = await buyAndReceive(visitor);
    const { browser } = visitor;
    const line = { [`items.${itemId}.selected`]: 'true', [`items.${itemId}.quantity`]: '1' };
    await post(browser, 'items', { order: hash, ...line, [`items.${itemId}.reason`]: 'late' });
    await post(browser, 'regulation', { order: hash, regulation: 'refund' });
    await post(browser, 'carrier', { order: hash, carrier: 'dhl', labels: '1' });
    const path = `${RETURNS}confirm/`;
    const typed = { ...CONTACT, email: 'gast', phone: '0221 98' };
    expect(await post(browser, 'contact', { order: hash, ...typed })).toEqual([303, path]);
    const { salutation, firstName, lastName, email, phone } = typed;
    expect(await pageShows(browser, path)).toContain(
      `"formEcho":{"form":"return-contact","values":${JSON.stringify({ salutation, firstName, lastName, email, phone })},"fieldErrors":[{"field":"email"`,
    );
  });

  it.each(['regulation', 'carrier', 'contact'])('a %s of no order leads to the beginning', async (form) => {
    const { browser } = await backend.enter();
    expect(await post(browser, form, {})).toEqual([303, RETURNS]);
  });

  it('a step that is not due leads to the articles of the order', async () => {
    const visitor = await backend.enter();
    const { hash } = await buyAndReceive(visitor);
    expect(await post(visitor.browser, 'carrier', { order: hash, carrier: 'dhl', labels: '1' })).toEqual([
      303,
      `${RETURNS}productselection/?order=${hash}`,
    ]);
  });

  it.each(['lookup', 'items', 'regulation', 'carrier', 'contact'])(
    'a form of another site is refused: 403 (return-%s)',
    async (form) => {
      const { browser } = await backend.enter();
      expect(
        (await browser.postForm(`/forms/return-${form}`, {}, { headers: { origin: 'https://evil.example' } }))
          .statusCode,
      ).toBe(403);
    },
  );

  it('nobody finds an order by guessing its postcode', async () => {
    const visitor = await backend.enter();
    const { orderId } = await buyAndReceive(visitor);
    const guess = (at: number) => post(visitor.browser, 'lookup', { orderId, zipCode: String(10_000 + at) });
    for (let at = 0; at < LIMITS.wrongOrderLookUps.max; at += 1) await guess(at);
    expect(await post(visitor.browser, 'lookup', { orderId, zipCode: ZIP_CODE })).toEqual([303, RETURNS]);
    const page = await pageShows(visitor.browser, RETURNS);
    expect(page).toContain('"general":"shop.order.lookUp.tooMany"');
    expect(page).toContain(`"values":{"orderId":"${orderId}","zipCode":"${ZIP_CODE}"}`);
  });

  it('what is said of the goods comes back once too many browsers return an order, and for how long', async () => {
    const { browser, ...visitor } = await backend.enter();
    const { hash, itemId } = await buyAndReceive({ browser, ...visitor });
    const line = { [`items.${itemId}.selected`]: 'true', [`items.${itemId}.comment`]: 'Bitte klingeln' };
    const fields = { order: hash, ...line, [`items.${itemId}.quantity`]: '1', [`items.${itemId}.reason`]: 'late' };
    for (let others = 0; others < LIMITS.returnDraftsOfOrder.max; others += 1) {
      await post(browser, 'items', fields);
      browser.cookies.delete(RETURN_DRAFT.name);
    }
    expect(await post(browser, 'items', fields)).toEqual([303, RETURNS]);
    expect(browser.cookies.get('serverToast')).toContain('shop.error.tooManyTries.day');
    const page = await pageShows(browser, RETURNS);
    expect(page).toContain('Bitte klingeln');
    expect(page).not.toContain(hash);
  });
});
