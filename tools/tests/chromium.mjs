import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/step-failed.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a Chromium lies that no folder of `PATH` leads to. */
const OTHER_PLACES = ['/usr/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

const onThisMachine = () =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...OTHER_PLACES].flatMap((folder) =>
    [...COMMANDS, 'Google Chrome', 'Chromium'].map((command) => path.join(folder, command)),
  );

/** Where Playwright puts the Chromium that it downloads. */
const playwrightsOwn = () => {
  /** @type {{ readonly chromium: { executablePath(): string } }} */
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');
  return chromium.executablePath();
};

/**
 * A browser that lacks a system library is there and does not run: only starting it tells.
 * @param {string} file
 */
const runs = async (file) => existsSync(file) && (await run(file, ['--version'], { output: 'kept' })).code === 0;

const find = async () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (await runs(named)) return named;
    throw new StepFailed(`CHROMIUM_PATH is ${named}, which does not run: let it name a Chromium, or unset it.`);
  }
  for (const file of new Set([...onThisMachine(), playwrightsOwn()])) if (await runs(file)) return file;
  return undefined;
};

const mayInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const WAYS_TO_GET_ONE = [
  { when: () => true, command: [inRoot('e2e', 'node_modules', '.bin', 'playwright'), 'install', 'chromium'] },
  { when: mayInstallDebianPackages, command: ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'] },
];

/** @returns {Promise<string>} path of a Chromium that runs, found on the machine or else fetched */
export const ensureChromium = async () => {
  let found = await find();
  for (const { when, command: [command = '', ...args] } of WAYS_TO_GET_ONE) {
    if (found !== undefined || !when()) continue;
    console.log(`  no Chromium yet, trying: ${[command, ...args].join(' ')}`);
    await run(command, args);
    found = await find();
  }
  if (found !== undefined) return found;
  throw new StepFailed('The browser journeys need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
};
