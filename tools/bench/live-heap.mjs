import { once } from 'node:events';

const MIB = 2 ** 20;

/**
 * What is left on the heap of a Node process once all that nobody needs is collected, in MiB.
 * @param {string} inspector origin of its inspector
 */
export const liveHeapOf = async (inspector) => {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  /** @param {string} method */
  const ask = async (method) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = /** @type {[{ readonly data: string }]} */ (await once(socket, 'message'));
    return JSON.parse(data).result;
  };
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize / MIB;
};
