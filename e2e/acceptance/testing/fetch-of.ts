import type { Fetch } from '@shop/client/testing/open-page';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';

const ORIGIN = 'http://localhost:8080';

/** `fetch` for a page in this browser: with its cookies, and within the process. */
export const fetchOf =
  (browser: TestBrowser): Fetch =>
  async (target, { method = 'GET', body, headers } = {}) => {
    const { pathname, search } = new URL(String(target), ORIGIN);
    const asked = { headers: Object.fromEntries(new Headers(headers)) };
    const reply = method === 'POST' ? await browser.postJson(pathname, body ?? '', asked) : await browser.get(`${pathname}${search}`, asked);
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type'] ?? '') } });
  };
