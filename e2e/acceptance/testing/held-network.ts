import type { Fetch } from '@shop/client/testing/page-network';

/** A request that has left the page. It arrives at the shop, and its reply at the page, when the test says so. */
interface Held {
  readonly operation: string;
  reply?: Response;
  readonly arrive: () => Promise<Response>;
  readonly answer: (reply: Response) => void;
  readonly fail: () => void;
}

/** A network whose requests and replies arrive in the order that a test chooses. */
export interface HeldNetwork {
  readonly fetch: Fetch;
  /** From now on everything waits. */
  readonly hold: () => void;
  /** Requests of which the shop knows nothing yet. */
  readonly sent: () => readonly Held[];
  /** Replies on their way. */
  readonly replied: () => readonly Held[];
  readonly arrive: (held: Held) => Promise<void>;
  readonly answer: (held: Held) => void;
  /** The connection breaks: the request, or the reply, never arrives. */
  readonly lose: (held: Held) => void;
}

const operationOf = (body: unknown): string => {
  const asked: unknown = JSON.parse(String(body));
  return typeof asked === 'object' && asked !== null && 'operationName' in asked ? String(asked.operationName) : '';
};

export const heldNetwork = (network: Fetch): HeldNetwork => {
  let isHeld = false;
  const waiting = new Set<Held>();
  const take = (held: Held): Held => {
    waiting.delete(held);
    return held;
  };
  return {
    fetch: (target, init) => {
      if (!isHeld || init?.method !== 'POST') return network(target, init);
      return new Promise((resolve, reject) => {
        const held: Held = {
          operation: operationOf(init.body),
          arrive: () => network(target, init),
          answer: resolve,
          fail: () => reject(new TypeError('Failed to fetch')),
        };
        waiting.add(held);
        init.signal?.addEventListener('abort', () => {
          waiting.delete(held);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    },
    hold: () => {
      isHeld = true;
    },
    sent: () => [...waiting].filter(({ reply }) => reply === undefined),
    replied: () => [...waiting].filter(({ reply }) => reply !== undefined),
    arrive: async (held) => {
      held.reply = await held.arrive();
    },
    answer: (held) => {
      if (held.reply !== undefined) take(held).answer(held.reply);
    },
    lose: (held) => take(held).fail(),
  };
};
