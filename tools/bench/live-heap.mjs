import { once } from 'node:events';

const MIB = 2 ** 20;

/**
 * The size of a Node process's heap after a garbage collection, in MiB.
 * @param {string} inspector origin of its inspector
 */
export const liveHeapOf = async (inspector) => {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  /** @param {string} method */
  const call = async (method) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = /** @type {[{ readonly data: string }]} */ (await once(socket, 'message'));
    return JSON.parse(data).result;
  };
  await call('HeapProfiler.collectGarbage');
  const { usedSize } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize / MIB;
};
