import { expect, it } from 'vitest';
import { operationQueues } from './operation-queues.ts';

it('has another epoch after a mutation, until nothing of the queue is in flight', async () => {
  const order = operationQueues();
  const reading = Promise.withResolvers<string>();
  const read = order.read('lena', () => reading.promise);
  expect(order.epochOf('lena')).toBe(0);
  await order.write('lena', () => Promise.resolve());
  expect(order.epochOf('lena')).toBe(1);
  expect(order.epochOf('tom')).toBe(0);
  reading.resolve('cart');
  expect(await read).toBe('cart');
  expect(order.epochOf('lena')).toBe(0);
});
