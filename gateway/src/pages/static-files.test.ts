import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

const SCRIPT = 'export const shop = "Pausenhof";';

let directory: string;
let shop: OpenShop;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'entry-abc123.js'), SCRIPT);
  await writeFile(join(directory, 'assets', 'entry-abc123.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(directory, 'manifest.webmanifest'), '{"name":"Pausenhof"}');
  await writeFile(join(directory, '.secret'), 'no');
  shop = await openShop({ client: { filesDirectory: directory } });
});
afterAll(async () => {
  await shop.close();
  await rm(directory, { recursive: true });
});

it('scripts are cached for a year, because their names change with their content', async () => {
  const reply = await shop.visitor().get('/assets/entry-abc123.js');
  expect([reply.statusCode, reply.body]).toEqual([200, SCRIPT]);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toContain('javascript');
});

it('precompressed files are sent compressed', async () => {
  const reply = await shop.visitor().get('/assets/entry-abc123.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers['content-encoding']).toBe('gzip');
});

it('the web manifest exists at its linked URL', async () => {
  const reply = await shop.visitor().get('/manifest.webmanifest');
  expect(reply.json()).toEqual({ name: 'Pausenhof' });
  expect(reply.headers['content-type']).toContain('application/manifest+json');
});

it.each(['/assets/nothing.js', '/.secret', '/assets/../.secret', '/assets/%2e%2e/.secret', '/assets/'])(
  'nothing else is served: %s',
  async (path) => {
    const reply = await shop.visitor().get(path);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toBe('no');
  },
);
