import { MAX_REQUESTS, MAX_WAITING_ORDER_REQUESTS, MAX_WAITING_REQUESTS, RESERVED_REQUESTS } from '../limits.ts';

/** Whether an order depends on the request. */
export type RequestKind = 'order' | 'other';

/** Too many requests of this kind wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs a bounded number of requests at a time; the others wait. */
export interface RequestSlots {
  /** Rejects with `QueueFull` if the request cannot even wait. */
  run<Value>(kind: RequestKind, send: () => Promise<Value>): Promise<Value>;
}

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
  readonly maxWaiting: number;
}

/** A free slot goes to orders first, within a kind to the request that has waited longest; some slots are reserved for each kind. */
export const requestSlots = (): RequestSlots => {
  const order: Queue = { running: 0, waiting: [], maxWaiting: MAX_WAITING_ORDER_REQUESTS };
  const other: Queue = { running: 0, waiting: [], maxWaiting: MAX_WAITING_REQUESTS };
  const queues = { order, other };

  const mayStart = ({ running }: Queue): boolean =>
    order.running + other.running < MAX_REQUESTS && running < MAX_REQUESTS - RESERVED_REQUESTS;
  const startWaiting = (): void => {
    for (const queue of [order, other]) {
      while (mayStart(queue)) {
        const start = queue.waiting.shift();
        if (start === undefined) break;
        queue.running += 1;
        start();
      }
    }
  };
  const slotIn = (queue: Queue): Promise<void> =>
    new Promise((start) => {
      queue.waiting.push(start);
      startWaiting();
    });
  return {
    run: async (kind, send) => {
      const queue = queues[kind];
      if (queue.waiting.length >= queue.maxWaiting) throw new QueueFull(`${queue.maxWaiting} requests wait already`);
      await slotIn(queue);
      try {
        return await send();
      } finally {
        queue.running -= 1;
        startWaiting();
      }
    },
  };
};
