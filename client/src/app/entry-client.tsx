import { isCodeMissing } from '../platform/releases/release.ts';
import { reloadGuarded } from '../platform/releases/reload-guard.ts';
import { startApp } from './start-app.tsx';

// The server's page works without scripts: it stays as it is where not even a reload brings them.
void startApp().catch((failure: unknown) => {
  console.error(failure);
  if (isCodeMissing(failure)) reloadGuarded();
});
