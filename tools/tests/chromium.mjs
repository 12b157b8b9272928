import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/**
 * A browser for tests, and where to look for it.
 * @typedef {object} Browser
 * @property {string} variable that may name it
 * @property {readonly string[]} commands
 */

/** @type {Browser} */
const CHROMIUM = {
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome', 'Chromium'],
};

/** Chromium without a user interface: the same engine, faster. @type {Browser} */
const HEADLESS_SHELL = {
  variable: 'HEADLESS_SHELL_PATH',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
};

/** Where Chromium may be installed outside of `PATH`. */
const OTHER_PLACES = [
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** @param {readonly string[]} commands */
const onThisMachine = (commands) =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...OTHER_PLACES].flatMap((folder) =>
    commands.map((command) => path.join(folder, command)),
  );

/** Where Playwright stores the Chromium that it downloads. */
const playwrightsOwn = () => {
  /** @type {{ readonly chromium: { executablePath(): string } }} */
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');
  return chromium.executablePath();
};

/**
 * A browser that lacks a system library exists but does not run. Starting it is the only way to find out.
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
    throw new StepFailed(`${variable} is ${named}, which does not run: set it to the path of a Chromium, or unset it.`);
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
  console.log(`  Chromium is missing, trying: ${[command, ...args].join(' ')}`);
  await run(command, args);
};

/**
 * The commands that get a Chromium, in the order in which they are tried. Packages come from where the machine gets all of its
 * own; Playwright's servers may be out of its reach, which only several downloads in a row show.
 * @param {boolean} mayInstall packages of Debian
 */
export const waysToGetChromium = (mayInstall) => [
  ...(mayInstall ? [debianPackage('chromium')] : []),
  [inRoot('e2e', 'node_modules', '.bin', 'playwright'), 'install', 'chromium'],
];

/** @returns {Promise<string>} path of a Chromium that runs, found on the machine or else installed */
export const ensureChromium = async () => {
  let found = await findChromium();
  for (const command of waysToGetChromium(mayInstallDebianPackages())) {
    if (found !== undefined) break;
    await tryTo(command);
    found = await findChromium();
  }
  if (found !== undefined) return found;
  throw new StepFailed(
    'The browser journeys need a Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
};

/** @returns {Promise<string>} path of a headless shell, found or installed from Debian; falls back to the full Chromium */
const ensureHeadlessShell = async () => {
  const found = await find(HEADLESS_SHELL);
  if (found !== undefined) return found;
  if (mayInstallDebianPackages()) await tryTo(debianPackage('chromium-headless-shell'));
  return (await find(HEADLESS_SHELL)) ?? ensureChromium();
};

/** The browsers of the journeys, by the variables that Playwright's configuration reads. */
export const ensureBrowsers = async () => ({
  CHROMIUM_PATH: await ensureChromium(),
  HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
});
