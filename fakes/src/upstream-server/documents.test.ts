import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

interface DetailsReply {
  readonly data: {
    readonly getOrderDetailsV2: {
      readonly order: {
        readonly shipments: readonly { readonly invoiceLink: string; readonly trackingLink: string }[];
      };
    };
  };
}

it('the links of a shipment lead to this server, which serves the invoice and the carrier’s page', async () => {
  upstream.worlds.create({ id: 'documents' });
  const ids = await upstream.state('documents', ['a registered customer']);
  const { body } = await upstream.post<DetailsReply>(
    '/graphql',
    posted('getOrderDetailsV2', { orderId: '399000105' }),
    headersOf(ids, 'documents'),
  );
  const [shipment] = body.data.getOrderDetailsV2.order.shipments;
  for (const [link, type] of [
    [shipment?.invoiceLink, 'application/pdf'],
    [shipment?.trackingLink, 'text/html; charset=utf-8'],
  ] as const) {
    expect(link?.startsWith(upstream.url)).toBe(true);
    const { status, headers } = await upstream.get(link ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect((await upstream.get(`${link?.slice(0, -8)}x`)).status).toBe(404);
  }
});
