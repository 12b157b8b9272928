import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { mergePacts, type PactFile } from './merge-pacts.ts';
import { printJson } from './print-json.ts';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The gateway did not act as its own contract says, or wrote none. */
class NoContract extends Error {
  override readonly name = 'NoContract';
}

/** What each test wrote, in a folder of its own. */
const pactsIn = (folder: string): readonly PactFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): PactFile => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

const written = mkdtempSync(path.join(tmpdir(), 'pacts-'));
try {
  const { status, stdout, stderr } = spawnSync(at('node_modules/.bin/vitest'), ['run', '.pact.test'], {
    cwd: at('.'),
    env: { ...process.env, PACT_FOLDER: written, PACT_DO_NOT_TRACK: 'true' },
    encoding: 'utf8',
  });
  const [first, ...others] = pactsIn(written);
  if (status !== 0 || first === undefined) throw new NoContract(`${stdout}${stderr}`);
  mkdirSync(at('pacts'), { recursive: true });
  writeFileSync(at('pacts/shop-gateway-shop-upstream.json'), `${printJson(mergePacts([first, ...others]))}\n`);
} finally {
  rmSync(written, { recursive: true });
}
