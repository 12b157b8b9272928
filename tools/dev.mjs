import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { followChanges } from './steps/follow-changes.mjs';
import { passSignalsTo, startGateway } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { StepFailed, endingInWords } from './steps/step-failed.mjs';

const WATCHED = ['domain/src', 'fakes/src', 'client/src', 'gateway/src'].map((folder) => inRoot(folder));

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const isRunning = (/** @type {ChildProcess | undefined} */ child) => child !== undefined && child.exitCode === null && child.signalCode === null;

/** @param {ChildProcess | undefined} child */
const stopped = async (child) => {
  if (child === undefined || !isRunning(child)) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await gone;
};

endWithParent();
await endingInWords(async () => {
  await ensureInstalled();
  /** @type {ChildProcess | undefined} */
  let gateway;
  passSignalsTo(() => gateway);
  await followChanges(WATCHED, async () => {
    try {
      const built = await ensureBuilt();
      if (built.length === 0 && isRunning(gateway)) return;
      await stopped(gateway);
      gateway = startGateway();
    } catch (failure) {
      // What does not build waits for the next change, and the last shop that did goes on.
      if (!(failure instanceof StepFailed)) throw failure;
      console.error(failure.message);
    }
  });
});
