import type { Server } from 'node:net';

/** The port on which a server listens; the configured one as long as it does not. With port 0 the system chooses one. */
export const listeningPort = (server: Pick<Server, 'address'>, configured: number): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : configured;
};
