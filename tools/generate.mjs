import './steps/require-node.mjs';

import { GENERATED_IN } from './checks/generated.mjs';
import { writeTestIndex } from './checks/requirement-pages.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { hasScript, runScript } from './steps/package-script.mjs';
import { StepFailed, runCommand } from './steps/run-command.mjs';

await runCommand(async () => {
  await ensureInstalled();
  for (const folder of GENERATED_IN.filter((name) => hasScript(name, 'generate'))) {
    const { code } = await runScript(folder, 'generate');
    if (code !== 0) throw new StepFailed(`${folder} could not be generated; the lines above say why.`);
  }
  writeTestIndex();
});
