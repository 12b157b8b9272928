import type { RequestExtras, TestBrowser } from '@shop/gateway/testing/test-browser';

const ORIGIN = 'https://localhost:8080';

type Reply = Awaited<ReturnType<TestBrowser['get']>>;

/** The same browser behind TLS, as the proxy in front of the gateway reports it. The document of the test gets the cookies that scripts may read. */
export const behindTls = (browser: TestBrowser): TestBrowser => {
  const byTls = ({ headers, ...extras }: RequestExtras = {}): RequestExtras => ({
    ...extras,
    headers: { origin: ORIGIN, 'x-forwarded-proto': 'https', ...headers },
  });
  const heard = async (reply: Promise<Reply>): Promise<Reply> => {
    for (const cookie of [(await reply).headers['set-cookie'] ?? []].flat()) document.cookie = cookie;
    return reply;
  };
  const secure: TestBrowser = {
    cookies: browser.cookies,
    get: (path, extras) => heard(browser.get(path, byTls(extras))),
    postJson: (path, body, extras) => heard(browser.postJson(path, body, byTls(extras))),
    postForm: (path, fields, extras) => heard(browser.postForm(path, fields, byTls(extras))),
    postFiles: (path, form, extras) => heard(browser.postFiles(path, form, byTls(extras))),
    withToken: async () => {
      await secure.get('/api/token');
      return secure;
    },
    runDocument: (id, variables = {}) => secure.postJson('/graphql', { id, variables }),
    query: (text, variables = {}) => secure.postJson('/graphql', { query: text, variables }),
  };
  return secure;
};
