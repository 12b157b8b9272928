import { runCommand, StepFailed } from '../steps/run-command.mjs';
import { catalogueSample } from './catalogue-sample.mjs';
import { measureAll } from './measure-all.mjs';
import { measureCached } from './measure-cached.mjs';
import { measureCheckout } from './measure-checkout.mjs';
import { measureContracts } from './measure-contracts.mjs';
import { measureExecuted } from './measure-executed.mjs';
import { measureFinding } from './measure-finding.mjs';
import { measureFindingGrowth } from './measure-finding-growth.mjs';
import { measureGrowth } from './measure-growth.mjs';
import { measureIntent } from './measure-intent.mjs';
import { measureLighthouse } from './measure-lighthouse.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measureRefusedLogins } from './measure-refused-logins.mjs';
import { measureRendered } from './measure-rendered.mjs';
import { measureRush } from './measure-rush.mjs';
import { measureStart } from './measure-start.mjs';
import { measureInventedRequests } from './measure-invented-requests.mjs';
import { measureUploads } from './measure-uploads.mjs';
import { measureUpstream } from './measure-upstream.mjs';
import { measureWeights } from './measure-weights.mjs';
import { measureWorlds } from './measure-worlds.mjs';
import { startReference } from './reference.mjs';
import { report } from './report.mjs';
import { startShop } from './shop.mjs';

/**
 * @typedef {object} Setup what every measurement can use
 * @property {import('./shop.mjs').RunningShop} shop
 * @property {string} origin
 * @property {Awaited<ReturnType<typeof startReference>>} reference
 * @property {import('./catalogue-sample.mjs').Sample} sample
 */

/** @type {Readonly<Record<string, (setup: Setup) => Promise<Readonly<Record<string, number>>>>>} */
const MEASUREMENTS = {
  weights: measureWeights,
  cached: measureCached,
  rendered: measureRendered,
  executed: measureExecuted,
  finding: measureFinding,
  checkout: measureCheckout,
  upstream: measureUpstream,
  rush: measureRush,
  uploads: measureUploads,
  'refused-logins': measureRefusedLogins,
  intent: measureIntent,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  worlds: measureWorlds,
  contracts: measureContracts,
  growth: measureGrowth,
  'finding-growth': measureFindingGrowth,
  start: measureStart,
};

/** Runs only by name because it takes ten minutes. @type {typeof MEASUREMENTS} */
const LONG_MEASUREMENTS = { 'invented-requests': measureInventedRequests };

const ALL = { ...MEASUREMENTS, ...LONG_MEASUREMENTS };

/** @param {readonly string[]} names of measurements; without names all but the long ones run */
const measure = async (names) => {
  const unknown = names.filter((name) => !Object.hasOwn(ALL, name));
  if (unknown.length > 0)
    throw new StepFailed(`No measurement is called ${unknown.join(', ')}: choose from ${Object.keys(ALL).join(', ')}.`);
  const shop = await startShop();
  const reference = await startReference();
  try {
    const setup = { shop, origin: shop.origin, reference, sample: await catalogueSample(shop.origin) };
    const chosen =
      names.length === 0
        ? MEASUREMENTS
        : Object.fromEntries(Object.entries(ALL).filter(([name]) => names.includes(name)));
    const { figures, failed } = await measureAll(chosen, setup);
    const isWithinLimits = report(figures);
    for (const { name, reason } of failed) console.error(`\n✗ ${name} could not be measured:\n${reason}`);
    if (!isWithinLimits || failed.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
    reference.stop();
  }
};

await runCommand(() => measure(process.argv.slice(2)));
