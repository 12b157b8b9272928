import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

import { SPECULATION_RULES } from '../src/platform/boot/speculation-rules.ts';

const VIRTUAL = 'virtual:inline-scripts';
const BOOT = join(import.meta.dirname, '../src/platform/boot/inline.ts');

const bundled = async (entry: string): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled`);
  return chunk.code.trim();
};

const withHash = (code: string) => ({ code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` });

/** Gives the server build the inline scripts of its pages as text, with their hashes for the content security policy. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  async load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined;
    return `export default ${JSON.stringify({ boot: withHash(await bundled(BOOT)), speculationRules: withHash(SPECULATION_RULES) })}`;
  },
});
