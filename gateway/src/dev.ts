import { fileURLToPath } from 'node:url';
import type { HotPayload } from 'vite';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { RenderPage } from '@shop/domain/pages/page-contract';
import { createApp } from './create-app.ts';
import { pinoLog } from './logging/log.ts';
import { processEnv } from './env/process-env.ts';
import { endGracefully, listen } from './run-until-stopped.ts';
import { systemClock } from './system-clock.ts';

type InvokeReply = { readonly result: unknown } | { readonly error: unknown };

/** Messages of `tools/dev`, which starts this gateway and serves the client's sources. */
type Message =
  | { readonly do: 'reload-client' }
  | { readonly do: 'snapshot' }
  | { readonly do: 'restore'; readonly snapshot: unknown }
  | { readonly do: 'resolve'; readonly id: number; readonly reply: InvokeReply };

/** Directory of the pictures of the fake shop's products, relative to `gateway/dist/dev/dev.js`. */
const PICTURES_DIRECTORY = fileURLToPath(new URL('../../../fakes/pictures', import.meta.url));
const CLIENT_ENTRY = '/src/app/entry-server.tsx';

/** Loads client modules from the Vite server of the parent process. */
const clientModules = () => {
  const pending = new Map<number, (reply: InvokeReply) => void>();
  let latest = 0;
  const invoke = (request: HotPayload): Promise<InvokeReply> =>
    new Promise((resolve) => {
      latest += 1;
      pending.set(latest, resolve);
      process.send?.({ invoke: { id: latest, request } });
    });
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator());
  process.on('message', (message: Message) => {
    if (message.do === 'reload-client') runner.clearCache();
    if (message.do === 'resolve') {
      pending.get(message.id)?.(message.reply);
      pending.delete(message.id);
    }
  });
  return runner;
};

/** Starts the gateway for `npm run dev`: on any free port, with pages rendered from the client's sources. */
export const startInDevelopment = async ({
  documents,
}: {
  readonly documents: Readonly<Record<string, string>>;
}): Promise<void> => {
  const env = processEnv({ PORT: '0' });
  const modules = clientModules();
  const renderPage: RenderPage = async (request) =>
    (await modules.import<{ readonly renderPage: RenderPage }>(CLIENT_ENTRY)).renderPage(request);
  const log = pinoLog(env.logLevel, systemClock);
  const client = { renderPage, documents, buildId: 'development', isChanging: true };
  const app = await createApp({ env, clock: systemClock, log, client, picturesDirectory: PICTURES_DIRECTORY });
  process.on('message', (message: Message) => {
    if (message.do === 'snapshot') process.send?.({ snapshot: app.backend.snapshot?.() ?? null });
    if (message.do === 'restore') {
      app.backend.restore?.(message.snapshot);
      process.send?.({ restored: true });
    }
  });
  process.send?.({ listening: await listen(app, env) });
  process.once('SIGTERM', () => void endGracefully(app, env).then(() => process.exit(0)));
  process.on('unhandledRejection', (failure) => log.failure(failure));
};
