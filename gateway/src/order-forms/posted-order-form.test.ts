import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BACKENDS, type OpenBackend } from '../testing/backends.ts';

let shop: OpenBackend;
beforeAll(async () => {
  const [inMemory] = BACKENDS;
  if (inMemory === undefined) throw new TypeError('there is no backend');
  shop = await inMemory.open({
    replacePorts: (ports) => ({
      ...ports,
      orderForms: {
        ...ports.orderForms,
        addToCart: () => Promise.reject(new TooManyAttempts(60)),
      },
    }),
  });
});
afterAll(() => shop.close());

it('keeps all rows of an order form that was one too many, and the lines beside them', async () => {
  const { browser } = await shop.enter();
  const fields = new URLSearchParams([
    ['orderNumber', '4711'],
    ['quantity', '3'],
    ['orderNumber', ''],
    ['quantity', ''],
    ['orderNumber', 'Hefte'],
    ['quantity', ''],
    ['orderLines', '2x 4712'],
  ]);
  const reply = await browser.postForm('/forms/add-order-form', fields);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/service/orderform/']);
  const page = await browser.get('/service/orderform/');
  expect(page.body).toContain('shop.error.tooManyTries.minutes');
  expect(page.body).toContain(
    String.raw`"formEcho":{"form":"orderForm","values":{"rows":"4711\t3\nHefte\t\n4712\t2","orderLines":""},"fieldErrors":[]}`,
  );
});
