import { describe, expect, it } from 'vitest';

import { pressQueue } from './press-queue.ts';

/** Whether something happens at a step of a course: another mix for each course. */
const happens = (course: number, step: number): boolean => (Math.imul(course + 1, 0x9e_37_79_b1) >>> step) % 2 === 1;

/** Lets everything happen that waits for nothing else. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A shop that replies when the test says so, and counts what is on its way. */
const aShop = () => {
  const open: (() => void)[] = [];
  const held: boolean[] = [];
  let most = 0;
  return {
    held,
    most: () => most,
    isAsked: () => open.length > 0,
    send: (isOn: boolean) =>
      new Promise<void>((resolve) => {
        open.push(() => {
          held.push(isOn);
          resolve();
        });
        most = Math.max(most, open.length);
      }),
    reply: async (): Promise<void> => {
      open.shift()?.();
      await settle();
    },
  };
};

describe('presses of a bookmark', () => {
  it.each(Array.from({ length: 50 }, (_course, course) => course))(
    'end as the last of twenty says, whenever the shop replies: course %i',
    async (course) => {
      const queue = pressQueue();
      const shop = aShop();
      let last = false;
      const sent = new Set<Promise<void>>();
      for (let press = 0; press < 20; press += 1) {
        last = happens(course, press);
        sent.add(queue.press('100', last, shop.send));
        if (happens(course, press + 7)) await shop.reply();
      }
      expect(queue.pending('100') ?? last).toBe(last);
      await settle();
      while (shop.isAsked()) await shop.reply();
      await Promise.all(sent);
      expect([shop.held.at(-1), shop.most(), queue.pending('100')]).toEqual([last, 1, undefined]);
    },
  );

  it('of one product do not wait for those of another', async () => {
    const queue = pressQueue();
    const shop = aShop();
    void queue.press('100', true, shop.send);
    void queue.press('200', true, shop.send);
    await settle();
    expect(shop.most()).toBe(2);
  });

  it('go on after one that failed', async () => {
    const queue = pressQueue();
    await expect(queue.press('100', true, () => Promise.reject(new Error('no reply')))).rejects.toThrow('no reply');
    expect(queue.pending('100')).toBeUndefined();
    const shop = aShop();
    const sent = queue.press('100', false, shop.send);
    await settle();
    await shop.reply();
    await sent;
    expect(shop.held).toEqual([false]);
  });
});
