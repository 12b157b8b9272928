import './steps/require-node.mjs';

import { chosenParts } from './mutants/chosen-parts.mjs';
import { PARTS } from './mutants/parts.mjs';
import { runStryker } from './mutants/run-stryker.mjs';
import { isGoodEnough, tableOf } from './mutants/table.mjs';
import { endOnSignals } from './steps/end-on-signals.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runCommand } from './steps/run-command.mjs';

const MS_PER_MINUTE = 60_000;

/** Retries every mutant, even if neither code nor tests have changed. */
const FORCE = '--force';

endOnSignals();
endWithParent();
await runCommand(async () => {
  const args = process.argv.slice(2);
  const chosen = chosenParts(
    PARTS,
    args.filter((word) => word !== FORCE),
  );
  await ensureInstalled();
  const judged = [];
  for (const one of chosen) {
    console.log(`▸ Mutants of ${one.path}`);
    const began = performance.now();
    const result = await runStryker(one, { force: args.includes(FORCE) });
    for (const survivor of result?.survivors ?? []) console.log(survivor);
    judged.push({
      name: one.path,
      threshold: one.part.threshold,
      minutes: (performance.now() - began) / MS_PER_MINUTE,
      result,
    });
  }
  console.log(`\n${tableOf(judged)}`);
  process.exitCode = judged.every(isGoodEnough) ? 0 : 1;
});
