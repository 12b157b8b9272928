import type { Fetch } from '@shop/client/testing/page-network';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { vi } from 'vitest';

const ORIGIN = 'http://localhost:8080';

const READ_BY_SCRIPTS = /^(?:__Host-)?visitorSession$/u;

/** From now on the document shows the cookies of this browser that scripts may read. */
const showCookies = ({ cookies }: TestBrowser): void => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...cookies]
      .filter(([name]) => READ_BY_SCRIPTS.test(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  );
};

/** What scripts read of a reply. */
const READ_HEADERS = ['content-type', 'content-disposition', 'retry-after'];

/** An in-process `fetch` for a page in this browser, with its cookies. */
export const fetchOf = (browser: TestBrowser): Fetch => {
  showCookies(browser);
  return async (target, { method = 'GET', body, headers } = {}) => {
    const { pathname, search } = new URL(String(target), ORIGIN);
    const options = { headers: Object.fromEntries(new Headers(headers)) };
    const reply =
      method === 'POST'
        ? await browser.postJson(pathname, body ?? '', options)
        : await browser.get(`${pathname}${search}`, options);
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: READ_HEADERS.flatMap((name): [string, string][] => {
        const value = reply.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    });
  };
};
