import { withPorts } from '@shop/gateway/testing/with-ports';
import { sourceClient } from '@shop/client/testing/source-client';
import { openShop } from '@shop/gateway/testing/open-shop';
import type { OpenShop } from '@shop/gateway/testing/open-shop';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const [GONE, BROKEN] = ['/weg/', '/service/agb/'];

const titleOf = (html: string): string | undefined => /<title>(?<title>[^<]*)<\/title>/u.exec(html)?.groups?.['title'];

describe('a page that cannot be shown', () => {
  const logged: unknown[] = [];
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop({
      client: sourceClient,
      backend: (fake) =>
        withPorts(fake, ({ contents }) => {
          const page: typeof contents.page = async (shopper, path) => {
            if (path === BROKEN) throw new TypeError('the shelf fell over');
            const details = await contents.page(shopper, path);
            return path === GONE ? { ...details, pageType: 'GONE' } : details;
          };
          return { contents: { ...contents, page } };
        }),
      log: { failure: (failure) => void logged.push(failure) },
    });
  });
  afterAll(() => shop.close());
  beforeEach(() => void logged.splice(0));

  it.each([
    ['/gibt-es-nicht/', 404, 'Seite nicht gefunden', []],
    [GONE, 410, 'Seite nicht gefunden', []],
    [BROKEN, 503, 'Error', ['TypeError: the shelf fell over']],
  ])(
    'has a title for its status, and is logged once unless it does not exist: %s (PAGE-10)',
    async (path, status, title, log) => {
      const reply = await shop.visitor().get(path);
      expect([reply.statusCode, titleOf(reply.body), logged.map(String)]).toEqual([
        status,
        `${title} | Pausenhof`,
        log,
      ]);
    },
  );

  it.each([
    ['/ABC/', 404],
    ['/cat/10/?p=zwei', 400],
  ])('has the whole footer, although its URL is refused before anything is looked up: %s', async (path, status) => {
    const { statusCode, body } = await shop.visitor().get(path);
    const [, footer = ''] = body.split('<footer');
    expect([statusCode, footer.includes('href="/myaccount/addresses/"'), footer.includes('href="/beratung/"')]).toEqual(
      [status, true, true],
    );
  });
});
