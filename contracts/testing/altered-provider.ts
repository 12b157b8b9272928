import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of the provider, before it reaches the verifier. */
export interface Passing {
  readonly status: number;
  readonly body: unknown;
}

/** What a provider does that is not quite the provider of the contract. */
export type Alteration = (passing: Passing) => Passing;

/** A provider behind which another one stands. */
export interface AlteredProvider {
  readonly url: string;
  close(): Promise<void>;
}

/** The addresses of a provider that has everything in its usual place. */
export const providerAt = (url: string) => ({
  graphqlUrl: `${url}/graphql`,
  tokenUrl: `${url}/oauth/token`,
  statesUrl: `${url}/_pact/state`,
});

const LOOPBACK = '127.0.0.1';
/** Of the connection, not of the message. */
const OF_THE_HOP: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const passedOn = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_THE_HOP.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Stands in front of a provider and alters its responses; requests for states pass unchanged. */
export const alteredProvider = async (behind: string, alter: Alteration): Promise<AlteredProvider> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const pass = async (): Promise<void> => {
      const reply = await fetch(`${behind}${path}`, {
        method: 'POST',
        headers: passedOn(request.headers),
        body: new Uint8Array(await bodyOf(request)),
      });
      const passing = { status: reply.status, body: await reply.json() };
      const { status, body } = path.startsWith('/_pact/') ? passing : alter(passing);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    pass().catch((failure: unknown) => response.writeHead(502).end(String(failure)));
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
