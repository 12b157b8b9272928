import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

const VIRTUAL = 'virtual:boot-script';
const SOURCE = join(import.meta.dirname, '../src/platform/boot/inline.ts');

const bundled = async (): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, modulePreload: false, target: 'baseline-widely-available', lib: { entry: SOURCE, formats: ['iife'], name: 'boot' } },
  });
  const [bundle] = [output].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${SOURCE} was not bundled`);
  return chunk.code.trim();
};

/** Gives the server build the script that every page contains, as text, with its hash for the content security policy. */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  async load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    const code = await bundled();
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    return `export default ${JSON.stringify({ code, hash })}`;
  },
});
