import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const PIECES = 24;
/** Where what is displayed begins, and what comes after it. */
const BODY = /(?<=<body>)|(?=<script type="application\/json")/u;

/** Each piece ends before a tag: where a text is cut is not the page's doing, and one that is centred or on the right has to move for its rest. */
const piecesOf = (html: string): readonly string[] => {
  const [head = '', body = '', ...rest] = html.split(BODY);
  const length = Math.ceil(body.length / PIECES);
  const cuts = Array.from({ length: PIECES }, (_, at) => body.indexOf('<', at * length)).concat(body.length);
  return [head, ...cuts.slice(1).map((end, at) => body.slice(cuts[at], end)), rest.join('')].filter(
    (piece) => piece !== '',
  );
};

/** Waits until the page holds more than before, its styles apply, and the browser has painted it. */
const seePainted = async (page: Page, before: number): Promise<number> => {
  const held = await page.waitForFunction((less) => {
    const { length } = document.documentElement.outerHTML;
    return document.styleSheets.length > 0 && length > less && length;
  }, before);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return Number(await held.jsonValue());
};

/** Scripts never come: what they would send is not for a line that only brings a page. */
const forward = async (
  page: Page,
  origin: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (headers['sec-fetch-dest'] === 'script') return;
  const answer = await fetch(new URL(url, origin), {
    headers: { cookie: headers.cookie ?? '', accept: headers.accept ?? '*/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (headers['sec-fetch-dest'] !== 'document') return void response.end(Buffer.from(await answer.arrayBuffer()));
  let held = 0;
  for (const piece of piecesOf(await answer.text())) {
    response.write(piece);
    held = await seePainted(page, held);
  }
  response.end();
};

/** Opens a page of the shop over a line so slow that the browser paints each piece of it before the next arrives. The line stays open as long as the page. */
export const openInPieces = async (page: Page, origin: string, path: string): Promise<void> => {
  const failed = Promise.withResolvers<never>();
  const server = createServer(
    (request, response) => void forward(page, origin, request, response).catch(failed.reject),
  ).listen(0);
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const slow = new URL(path, origin);
  slow.port = String((server.address() as AddressInfo).port);
  // The page before would be taken for the first pieces of this one.
  await page.goto('about:blank');
  await Promise.race([page.goto(slow.href, { waitUntil: 'domcontentloaded' }), failed.promise]);
};
