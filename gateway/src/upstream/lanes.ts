/** Keeps a shopper's operations in order: writes one after the other, and what is asked after a write waits for it. */
export interface Lanes {
  read<Value>(lane: string, run: () => Promise<Value>): Promise<Value>;
  write<Value>(lane: string, run: () => Promise<Value>): Promise<Value>;
  /** Tells apart what was asked before and after a write, as long as any of it is under way. */
  epochOf(lane: string): number;
}

interface Lane {
  /** Settled when all writes so far have ended. */
  writes: Promise<unknown>;
  epoch: number;
  underWay: number;
}

export const lanes = (): Lanes => {
  const known = new Map<string, Lane>();

  const enter = (name: string): Lane => {
    const lane = known.get(name) ?? { writes: Promise.resolve(), epoch: 0, underWay: 0 };
    known.set(name, lane);
    lane.underWay += 1;
    return lane;
  };
  const leave = (name: string, lane: Lane): void => {
    lane.underWay -= 1;
    if (lane.underWay === 0) known.delete(name);
  };
  const after = async <Value>(name: string, lane: Lane, earlier: Promise<unknown>, run: () => Promise<Value>): Promise<Value> => {
    try {
      await earlier;
      return await run();
    } finally {
      leave(name, lane);
    }
  };
  return {
    read: (name, run) => {
      const lane = enter(name);
      return after(name, lane, lane.writes, run);
    },
    write: (name, run) => {
      const lane = enter(name);
      lane.epoch += 1;
      const writing = after(name, lane, lane.writes, run);
      lane.writes = writing.catch(() => undefined);
      return writing;
    },
    epochOf: (name) => known.get(name)?.epoch ?? 0,
  };
};
