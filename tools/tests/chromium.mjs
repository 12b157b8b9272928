import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/**
 * A browser that tests can be run in, and where it may lie.
 * @typedef {object} Browser
 * @property {string} variable that may name it
 * @property {readonly string[]} commands
 */

/** @type {Browser} */
const CHROMIUM = { variable: 'CHROMIUM_PATH', commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome', 'Chromium'] };

/** Chromium without a user interface: the same engine, faster. @type {Browser} */
const HEADLESS_SHELL = { variable: 'HEADLESS_SHELL_PATH', commands: ['chromium-headless-shell', 'chrome-headless-shell'] };

/** Where a Chromium lies that no folder of `PATH` leads to. */
const OTHER_PLACES = ['/usr/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

/** @param {readonly string[]} commands */
const onThisMachine = (commands) =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...OTHER_PLACES].flatMap((folder) => commands.map((command) => path.join(folder, command)));

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
const runs = async (file) => existsSync(file) && (await run(file, ['--version'], { output: 'captured' })).code === 0;

/**
 * @param {Browser} browser
 * @param {readonly string[]} [elsewhere]
 */
const find = async ({ variable, commands }, elsewhere = []) => {
  const named = process.env[variable];
  if (named !== undefined) {
    if (await runs(named)) return named;
    throw new StepFailed(`${variable} is ${named}, which does not run: let it name a Chromium, or unset it.`);
  }
  for (const file of new Set([...onThisMachine(commands), ...elsewhere])) if (await runs(file)) return file;
  return undefined;
};

const findChromium = () => find(CHROMIUM, [playwrightsOwn()]);

const mayInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name */
const debianPackage = (name) => ['sh', '-c', `apt-get update && apt-get install -y --no-install-recommends ${name}`];

/** @param {readonly string[]} command */
const tryTo = async ([command = '', ...args]) => {
  console.log(`  no Chromium yet, trying: ${[command, ...args].join(' ')}`);
  await run(command, args);
};

const WAYS_TO_GET_ONE = [
  { when: () => true, command: [inRoot('e2e', 'node_modules', '.bin', 'playwright'), 'install', 'chromium'] },
  { when: mayInstallDebianPackages, command: debianPackage('chromium') },
];

/** @returns {Promise<string>} path of a Chromium that runs, found on the machine or else fetched */
export const ensureChromium = async () => {
  let found = await findChromium();
  for (const { when, command } of WAYS_TO_GET_ONE) {
    if (found !== undefined || !when()) continue;
    await tryTo(command);
    found = await findChromium();
  }
  if (found !== undefined) return found;
  throw new StepFailed('The browser journeys need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
};

/** @returns {Promise<string>} path of a headless shell, found or taken from Debian; where there is none, the whole Chromium does its work */
const ensureHeadlessShell = async () => {
  const found = await find(HEADLESS_SHELL);
  if (found !== undefined) return found;
  if (mayInstallDebianPackages()) await tryTo(debianPackage('chromium-headless-shell'));
  return (await find(HEADLESS_SHELL)) ?? ensureChromium();
};

/** The browsers of the journeys, by the variables that name them to Playwright's configuration. */
export const ensureBrowsers = async () => ({ CHROMIUM_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: await ensureHeadlessShell() });
