import { underWay } from '../steps/progress.mjs';
import { catalogueSample } from './catalogue-sample.mjs';
import { shown } from './figures.mjs';
import { measureCached } from './measure-cached.mjs';
import { measureCheckout } from './measure-checkout.mjs';
import { measureExecuted } from './measure-executed.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measureRendered } from './measure-rendered.mjs';
import { measureStart } from './measure-start.mjs';
import { measureWeights } from './measure-weights.mjs';
import { measureWorlds } from './measure-worlds.mjs';
import { startReference } from './reference.mjs';
import { report } from './report.mjs';
import { startShop } from './shop.mjs';

const shop = await startShop();
const reference = await startReference();
try {
  const { address } = shop;
  const idleMemory = shop.memory();
  const sample = await catalogueSample(address);
  const stage = { shop, address, reference, sample };
  const weights = await underWay('Weights', () => measureWeights(stage));
  const cached = await underWay('Cached answers', () => measureCached(stage));
  const rendered = await underWay('Pages rendered anew', () => measureRendered(stage));
  const executed = await underWay('Questions executed', () => measureExecuted(stage));
  const { bareTime, requests, ...checkout } = await underWay('Guest checkouts', () => measureCheckout(stage));
  const memory = await underWay('Memory under load', () => measureMemory(stage));
  const worlds = await underWay('Worlds', measureWorlds);
  const start = await underWay('npm start once more', measureStart);
  console.log(`\nA guest checkout is ${requests} requests; as many bare ones take ${shown(bareTime)} ms.\n`);
  const figures = { ...cached, ...rendered, ...executed, ...checkout, ...weights, ...start, firstPage: shop.firstPageSeconds, idleMemory, ...memory, ...worlds };
  if (!report(figures)) process.exitCode = 1;
} finally {
  shop.stop();
  reference.stop();
}
