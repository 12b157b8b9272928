/** Keeps a shopper's operations in order: writes run one after another, and a read waits for the writes before it. */
export interface OperationQueues {
  read<Value>(queue: string, run: () => Promise<Value>): Promise<Value>;
  write<Value>(queue: string, run: () => Promise<Value>): Promise<Value>;
  /** Differs before and after a write, as long as an operation of the queue is in flight. */
  epochOf(queue: string): number;
}

interface Queue {
  /** Settles when all writes so far have ended. */
  writes: Promise<unknown>;
  epoch: number;
  underWay: number;
}

export const operationQueues = (): OperationQueues => {
  const known = new Map<string, Queue>();

  const enter = (name: string): Queue => {
    const queue = known.get(name) ?? { writes: Promise.resolve(), epoch: 0, underWay: 0 };
    known.set(name, queue);
    queue.underWay += 1;
    return queue;
  };
  const leave = (name: string, queue: Queue): void => {
    queue.underWay -= 1;
    if (queue.underWay === 0) known.delete(name);
  };
  const after = async <Value>(
    name: string,
    queue: Queue,
    earlier: Promise<unknown>,
    run: () => Promise<Value>,
  ): Promise<Value> => {
    try {
      await earlier;
      return await run();
    } finally {
      leave(name, queue);
    }
  };
  return {
    read: (name, run) => {
      const queue = enter(name);
      return after(name, queue, queue.writes, run);
    },
    write: (name, run) => {
      const queue = enter(name);
      queue.epoch += 1;
      const writing = after(name, queue, queue.writes, run);
      queue.writes = writing.catch(() => undefined);
      return writing;
    },
    epochOf: (name) => known.get(name)?.epoch ?? 0,
  };
};
