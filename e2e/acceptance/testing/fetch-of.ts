import type { Fetch } from '@shop/client/testing/open-page';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';

const ORIGIN = 'http://localhost:8080';

/** An in-process `fetch` for a page in this browser, with its cookies. */
export const fetchOf =
  (browser: TestBrowser): Fetch =>
  async (target, { method = 'GET', body, headers } = {}) => {
    const { pathname, search } = new URL(String(target), ORIGIN);
    const options = { headers: Object.fromEntries(new Headers(headers)) };
    const reply = method === 'POST' ? await browser.postJson(pathname, body ?? '', options) : await browser.get(`${pathname}${search}`, options);
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type'] ?? '') } });
  };
