import { openPageOver } from '@shop/client/testing/open-page';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket } from '@shop/gateway/testing/buy';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindTls } from './testing/behind-tls.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const operationIn = (body: unknown): unknown =>
  typeof body === 'string' ? (JSON.parse(body) as { readonly operationName?: unknown }).operationName : undefined;

/** Loads the home page; returns the operations that were sent about the visitor. */
const load = async (browser: TestBrowser): Promise<readonly unknown[]> => {
  cleanup();
  const network = fetchOf(browser);
  const sent: unknown[] = [];
  await openPageOver(
    (target, init) => {
      if (init?.method === 'POST') sent.push(operationIn(init.body));
      return network(target, init);
    },
    '/',
    'de',
  );
  return sent;
};

/** A browser that nobody has shopped with: other tests begin with a session. */
const forgetVisitor = (): void => {
  document.cookie = 'visitorSession=; Max-Age=-1';
  document.cookie = '__Host-visitorSession=; Max-Age=-1; Path=/; Secure';
};

/** Cookies are between gateway and browser; the upstream behind the gateway adds nothing to them. */
const IN_MEMORY = WHOLE_SHOPS.slice(0, 1);

describe.each(IN_MEMORY)('a page behind TLS', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());
  beforeEach(forgetVisitor);
  afterEach(forgetVisitor);

  const enter = async (): Promise<TestBrowser> => behindTls((await shop.enter()).browser).withToken();

  it('asks for nothing about a visitor without a session, and shows what is in the basket from the first article on', async () => {
    const browser = await enter();
    expect(await load(browser)).toEqual([]);
    expect(await screen.findByText('Warenkorb, 0 Artikel')).toBeTruthy();
    await fillBasket(browser, { pencils: 2, book: 1 });
    expect(await load(browser)).toContain('Me');
    expect(await screen.findByText('Warenkorb, 3 Artikel')).toBeTruthy();
  });

  it('greets a customer by name until the logout, and not after it', async () => {
    const browser = await enter();
    await signIn(browser);
    await load(browser);
    expect(await screen.findByText(/Anna/u)).toBeTruthy();
    await browser.get('/logout/');
    await load(browser);
    expect(await screen.findByText('Warenkorb, 0 Artikel')).toBeTruthy();
    expect(screen.queryByText(/Anna/u)).toBeNull();
  });

  it('holds no other cookie that scripts can read', async () => {
    const browser = await enter();
    await signIn(browser);
    expect(document.cookie).toMatch(/^__Host-visitorSession=first-[\w-]+\.[\w-]+$/u);
  });
});
