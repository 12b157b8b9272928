/** Presses of bookmarks, one at a time for each product: of those that come meanwhile, the last one counts. */
export interface PressQueue {
  /** Sends how the bookmark is to be, now or after what is on its way. Resolves once nothing of the product is left to send. */
  press(productId: string, isOn: boolean, send: (isOn: boolean) => Promise<void>): Promise<void>;
  /** How the bookmark is going to be; undefined if nothing is on its way. */
  pending(productId: string): boolean | undefined;
}

interface Waiting {
  wanted: boolean;
  readonly sending: Promise<void>;
}

export const pressQueue = (): PressQueue => {
  const waiting = new Map<string, Waiting>();
  return {
    pending: (productId) => waiting.get(productId)?.wanted,
    press: (productId, isOn, send) => {
      const before = waiting.get(productId);
      if (before !== undefined) {
        before.wanted = isOn;
        return before.sending;
      }
      const sendAll = async (): Promise<void> => {
        try {
          let sent: boolean | undefined;
          for (;;) {
            const wanted = waiting.get(productId)?.wanted ?? isOn;
            if (sent === wanted) return;
            sent = wanted;
            await send(wanted);
          }
        } finally {
          waiting.delete(productId);
        }
      };
      const sending = Promise.resolve().then(sendAll);
      waiting.set(productId, { wanted: isOn, sending });
      return sending;
    },
  };
};
