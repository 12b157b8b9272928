import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** Handles requests without a network: a server, or several behind one balancer. */
export interface RouteHandler {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Additions to a request. */
export interface RequestExtras {
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookies for this request only, in addition to the browser's. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A browser at one host: stores cookies, sends its origin, does not follow redirects. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(path: string, extras?: RequestExtras): Promise<LightMyRequestResponse>;
  postJson(path: string, body: unknown, extras?: RequestExtras): Promise<LightMyRequestResponse>;
  postForm(
    path: string,
    fields: Readonly<Record<string, string>> | URLSearchParams,
    extras?: RequestExtras,
  ): Promise<LightMyRequestResponse>;
  /** Posts a form with files, as a browser with or without scripts. */
  postFiles(path: string, form: FormData, extras?: RequestExtras): Promise<LightMyRequestResponse>;
  /** Fetches the gateway's token, which POST requests need from then on. */
  withToken(): Promise<TestBrowser>;
  /** Runs a document of the client's build. */
  runDocument(id: string, variables?: object): Promise<LightMyRequestResponse>;
  /** Runs a document given as text. */
  query(text: string, variables?: object): Promise<LightMyRequestResponse>;
}

export const testBrowser = (server: RouteHandler, host = 'localhost:8080', world?: string): TestBrowser => {
  const cookies = new Map<string, string>(world === undefined ? [] : [['SHOP_WORLD', world]]);
  const origin = `http://${host}`;
  const send = async (
    options: InjectOptions,
    { headers = {}, cookies: extra = {} }: RequestExtras,
  ): Promise<LightMyRequestResponse> => {
    const response = await server.inject({
      ...options,
      headers: { host, ...headers },
      cookies: { ...Object.fromEntries(cookies), ...extra },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const browser: TestBrowser = {
    cookies,
    get: (url, extras = {}) => send({ method: 'GET', url }, extras),
    postJson: (url, body, extras = {}) =>
      send(
        { method: 'POST', url, payload: typeof body === 'string' ? body : JSON.stringify(body) },
        { ...extras, headers: { origin, 'content-type': 'application/json', ...extras.headers } },
      ),
    postForm: (url, fields, extras = {}) =>
      send(
        { method: 'POST', url, payload: new URLSearchParams(fields).toString() },
        { ...extras, headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...extras.headers } },
      ),
    postFiles: async (url, form, extras = {}) => {
      const sent = new Response(form);
      const payload = Buffer.from(await sent.arrayBuffer());
      return send(
        { method: 'POST', url, payload },
        { ...extras, headers: { origin, 'content-type': sent.headers.get('content-type') ?? '', ...extras.headers } },
      );
    },
    withToken: async () => {
      await browser.get('/api/token');
      return browser;
    },
    runDocument: (id, variables = {}) => browser.postJson('/graphql', { id, variables }),
    query: (text, variables = {}) => browser.postJson('/graphql', { query: text, variables }),
  };
  return browser;
};
