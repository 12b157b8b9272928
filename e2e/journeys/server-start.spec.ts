import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { startChild } from '../stack/child.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = path.join(ROOT, 'gateway', 'dist');

const NODES: ReadonlySet<string> = new Set(builtinModules);

/** What a built file imports, statically or on demand, other than files beside it and modules of Node. */
const packagesIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?:^(?:import|export)\b[^"'\n]*|\bimport\()"(?<from>[^"]+)"/gmu)]
    .map(({ groups }) => groups?.['from'] ?? '')
    .filter((from) => !from.startsWith('.') && !from.startsWith('node:') && !NODES.has(from));

/** Those that cannot be built in; `gateway/tools/external-packages.ts` gives the reasons. */
const INSTALLED = ['fontkit', 'pdfkit', 'sharp'];

const isInstalled = (name: string): boolean => {
  try {
    createRequire(path.join(BUILT, 'main.js')).resolve(name);
    return true;
  } catch {
    return false;
  }
};

test('the built gateway loads native code and fonts from installed packages and nothing else; built-in packages are ASCII without source maps, which Node keeps in half the memory', async () => {
  const files = (await readdir(BUILT)).filter((file) => file.endsWith('.js'));
  const imported = new Set(
    (await Promise.all(files.map((file) => readFile(path.join(BUILT, file), 'utf8')))).flatMap(packagesIn),
  );
  expect([...imported].filter(isInstalled).sort()).toEqual(INSTALLED);
  const text = await readFile(path.join(BUILT, 'packages.js'), 'utf8');
  expect(/[^\0-\x7f]/u.exec(text)?.[0]).toBeUndefined();
  expect(text).not.toContain('//# sourceMappingURL=packages');
});

test('the built gateway starts and renders pages where no package is installed', async ({ request }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-gateway-'));
  try {
    await mkdir(path.join(folder, 'gateway'));
    await cp(BUILT, path.join(folder, 'gateway', 'dist'), {
      recursive: true,
      filter: (file) => !file.includes('compile-cache'),
    });
    for (const part of ['client', 'fakes']) await symlink(path.join(ROOT, part), path.join(folder, part));
    const shop = await startChild(
      process.execPath,
      [path.join(folder, 'gateway', 'dist', 'main.js')],
      { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', SHOP_BACKEND: 'fake', NODE_PATH: '' },
      /Shop ready: \S+:(\d+)/u,
    );
    try {
      const page = await request.get(`http://127.0.0.1:${shop.announced}/`);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('<main');
      await expect.poll(() => readdir(path.join(folder, 'gateway', 'dist'))).toContain('compile-cache');
    } finally {
      await shop.end();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
