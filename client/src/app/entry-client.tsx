import { isCodeMissing, reloadForCode } from '../platform/releases/release.ts';
import { startApp } from './start-app.tsx';

// If even a reload cannot fetch the scripts, the server's page stays: it works without them.
void startApp().catch((failure: unknown) => {
  console.error(failure);
  if (isCodeMissing(failure)) void reloadForCode();
});
