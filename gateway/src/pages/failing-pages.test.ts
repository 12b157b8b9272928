import { withPorts } from '../testing/with-ports.ts';
import { describe, expect, it } from 'vitest';
import type { FakeBackend } from '../qa/fake-backend.ts';
import { fakeClient } from '../testing/fake-client.ts';
import { openShop } from '../testing/open-shop.ts';

const shown = (html: string): Readonly<Record<string, unknown>> => {
  const found: unknown = JSON.parse(/<pre>(?<shown>.*)<\/pre>/u.exec(html)?.groups?.['shown'] ?? '{}');
  return typeof found === 'object' && found !== null ? { ...found } : {};
};

describe('if the shop fails', () => {
  const failing =
    (port: 'page' | 'footer') =>
    (fake: FakeBackend): FakeBackend =>
      withPorts(fake, ({ contents }) => ({
        contents: { ...contents, [port]: () => Promise.reject(new TypeError('upstream is down')) },
      }));

  it('in the query that the page needs, the page gets 503 Network error (PAGE-07)', async () => {
    const broken = await openShop({ backend: failing('page') });
    const reply = await broken.visitor().get('/service/agb/');
    expect(reply.statusCode).toBe(503);
    expect(shown(reply.body)).toMatchObject({ failure: 'Network error' });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await broken.close();
  });

  it('in another query, the page shows what it has, and is not cached (PAGE-08)', async () => {
    const broken = await openShop({ backend: failing('footer') });
    const reply = await broken.visitor().get('/');
    expect(reply.statusCode).toBe(200);
    expect(shown(reply.body)).toMatchObject({ footer: null, title: expect.any(String) });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await broken.close();
  });

  it('while a page starts up, its payload records the failure (PAGE-13)', async () => {
    const broken = await openShop({ backend: failing('footer') });
    const reply = await broken.visitor().get('/_payload.json');
    expect(reply.json()).toMatchObject({
      url: '/',
      startUpErrors: [{ path: ['footer'], extensions: { classification: 'INTERNAL_ERROR' } }],
    });
    await broken.close();
  });

  it('so that not even the error page can be rendered, a plain page says so', async () => {
    const broken = await openShop({ client: { renderPage: () => Promise.reject(new TypeError('broken')) } });
    const reply = await broken.visitor().get('/');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('<a href="/">');
    expect(reply.body).not.toContain('broken');
    await broken.close();
  });

  it('the log has the failure with its stack trace and the id of the request', async () => {
    const logged: unknown[] = [];
    const broken = await openShop({
      backend: failing('page'),
      log: { failure: (failure, id) => logged.push([failure, id]) },
    });
    await broken.visitor().get('/service/agb/', { headers: { 'x-request-id': 'request-0815' } });
    expect(logged).toContainEqual([
      expect.objectContaining({ message: 'upstream is down', stack: expect.any(String) }),
      'request-0815',
    ]);
    await broken.close();
  });

  it.each([
    ['a page that is the same for everybody', '/neu/'],
    ['a page of one visitor', '/checkout/basket/'],
    ['an error page', '/Impressum/'],
  ])(
    'the log has what the client met while it rendered %s, once and with the id of the request',
    async (_what, path) => {
      const logged: unknown[] = [];
      const met = new TypeError('the shelf fell over');
      const rendering = await openShop({
        client: { renderPage: async (page) => ({ ...(await fakeClient.renderPage(page)), failures: [met] }) },
        log: { failure: (failure, id) => void logged.push([failure, id]) },
      });
      await rendering.visitor().get(path, { headers: { 'x-request-id': 'request-0815' } });
      expect(logged).toEqual([[met, 'request-0815']]);
      await rendering.close();
    },
  );
});
