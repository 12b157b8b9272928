import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const PIECES = 24;
/** Where what is displayed begins, and what comes after it. */
const BODY = /(?<=<body>)|(?=<script type="application\/json")/u;

const piecesOf = (html: string): readonly string[] => {
  const [head = '', body = '', ...rest] = html.split(BODY);
  const length = Math.ceil(body.length / PIECES);
  const cut = Array.from({ length: PIECES }, (_, at) => body.slice(at * length, (at + 1) * length));
  return [head, ...cut, rest.join('')].filter((piece) => piece !== '');
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

const forward = async (page: Page, origin: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const answer = await fetch(new URL(url, origin), { headers: { cookie: headers.cookie ?? '', accept: headers.accept ?? '*/*' } });
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

/** Opens a page of the shop over a line so slow that the browser paints each piece of it before the next arrives. */
export const openInPieces = async (page: Page, origin: string, path: string): Promise<void> => {
  const failed = Promise.withResolvers<never>();
  const server = createServer((request, response) => void forward(page, origin, request, response).catch(failed.reject)).listen(0);
  await once(server, 'listening');
  const slow = new URL(path, origin);
  slow.port = String((server.address() as AddressInfo).port);
  try {
    await Promise.race([page.goto(slow.href, { waitUntil: 'load' }), failed.promise]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
};
