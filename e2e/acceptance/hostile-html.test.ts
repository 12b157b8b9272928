import { sourceClient } from '@shop/client/testing/source-client';
import { BACKENDS } from '@shop/gateway/testing/backends';
import type { BackendSetup, OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOSTILE = [
  '<p id="page-state" onclick="alert(1)">Gut zu wissen</p>',
  '<script>alert(1)</script><script type="application/json" id="page-state">{"facts":"forged"}</script>',
  '<img src="x" onerror="alert(1)"><svg onload="alert(1)"><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">hier</a><a href="java&#10;script:alert(1)">da</a><a href="//evil.test/">dort</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><form action="https://evil.test/"><input name="password"></form>',
  '<div id="app" style="position:fixed">Ende</div><math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
].join('');
const RUNS_OR_REACHES_OUT = /alert\(1\)|\son\w+\s*=|javascript:|evil\.test|<iframe|forged|position:fixed/iu;

const PAGE = '/service/agb/';

/** A shop whose content and catalogue contain hostile HTML. */
const compromised: NonNullable<BackendSetup['replacePorts']> = (shop) => ({
  ...shop,
  catalogue: {
    ...shop.catalogue,
    product: async (...query) => {
      const product = await shop.catalogue.product(...query);
      return product === undefined ? undefined : { ...product, longDescription: HOSTILE, safetyNotices: [HOSTILE] };
    },
  },
  contents: {
    page: async (shopper, path) => {
      const page = await shop.contents.page(shopper, path);
      if (path !== PAGE) return page;
      const attributes = ['headline', 'html'].map((name) => ({ name, type: 'text', text: HOSTILE }) as const);
      return {
        ...page,
        rows: [{ cells: [{ span: 12, teaser: { id: 't', type: 'html', name: 't', template: 'html', attributes } }] }],
      };
    },
    footer: async (shopper) => {
      const footer = await shop.contents.footer(shopper);
      return {
        usps: footer.usps.map((usp) => ({ ...usp, textHtml: HOSTILE })),
        blocks: footer.blocks.map((block) => ({ ...block, contentHtml: HOSTILE })),
      };
    },
  },
});

/** The markup of a page, without escaped text and without the page's state. */
const markupOf = (html: string): string =>
  html.replaceAll(/<script type="application\/json"[^>]*>[^<]*<\/script>/gu, '').replaceAll(/&lt;[^<]*/gu, '');

const documentOf = (operation: string): string =>
  Object.entries<string>(sourceClient.documents).find(([, text]) => text.startsWith(`query ${operation} `))?.[0] ?? '';

describe.each(BACKENDS)('hostile HTML from the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open({ replacePorts: compromised, client: sourceClient });
  });
  afterAll(() => gateway.close());

  const pages = async (): Promise<readonly (readonly [string, string])[]> => {
    const { browser, world } = await gateway.enter();
    const product = `/prod/${world.read(({ goods }) => goods.productsIn('10')[0]?.productId ?? '')}/`;
    return Promise.all([product, PAGE, '/'].map(async (path) => [path, (await browser.get(path)).body] as const));
  };

  it('is shown on products, on content pages and in the footer without anything that runs, loads from another host or covers the page', async () => {
    for (const [path, html] of await pages()) {
      expect([path, html.includes('Gut zu wissen')]).toEqual([path, true]);
      expect([path, RUNS_OR_REACHES_OUT.exec(markupOf(html))?.[0]]).toEqual([path, undefined]);
    }
  });

  it('contains no element with the id of the app root or of the page state', async () => {
    for (const [path, html] of await pages()) {
      const found = [...html.matchAll(/<(?<tag>\w+)[^<>]*\sid="(?<id>app|page-state)"/gu)].map(
        ({ groups }) => `${groups?.['tag']}#${groups?.['id']}`,
      );
      expect([path, ...found.filter((element) => element !== 'script#page-state')]).toEqual([path, 'div#app']);
    }
  });

  it('is also sanitized in GraphQL responses', async () => {
    const { browser } = await gateway.enter();
    const reply = await browser.get(
      `/graphql?${new URLSearchParams({ id: documentOf('Footer'), variables: '{}' }).toString()}`,
    );
    expect(reply.body).toContain('Gut zu wissen');
    expect(RUNS_OR_REACHES_OUT.exec(reply.body)).toBeNull();
  });
});
