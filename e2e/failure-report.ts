import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Request, TestInfo } from '@playwright/test';
import type { Backend } from './stack/urls.ts';
import { requestQa } from './worlds/world.ts';

const operationIn = (body: string | null): string =>
  /"operationName":"(?<name>\w+)"/u.exec(body ?? '')?.groups?.['name'] ?? '';

/** Records each request of the pages and how it ended, with the ms since the journey began. */
export const recordRequests = (context: BrowserContext): readonly string[] => {
  const lines: string[] = [];
  const from = Date.now();
  const record = (what: string, request: Request): void => {
    lines.push(
      `${Date.now() - from} ${what} ${request.method()} ${request.url()} ${operationIn(request.postData())}`.trimEnd(),
    );
  };
  context.on('request', (request) => record('sent', request));
  context.on('response', (response) => record(String(response.status()), response.request()));
  context.on('requestfailed', (request) => record(request.failure()?.errorText ?? 'failed', request));
  return lines;
};

const attach = async (info: TestInfo, name: string, text: string): Promise<void> => {
  const path = info.outputPath(name);
  await writeFile(path, text);
  await info.attach(name, { path, contentType: 'text/plain' });
};

/** Writes the requests of a failed journey next to its screenshot. Over the upstream it also writes the journal of the world. */
export const reportFailure = async (
  info: TestInfo,
  requests: readonly string[],
  world: { readonly id: string | undefined; readonly backend: Backend },
): Promise<void> => {
  await attach(info, 'requests.txt', requests.join('\n'));
  if (world.id === undefined || world.backend === 'fake') return;
  const journal = await requestQa(world.backend, `/worlds/${world.id}/journal`).catch((failure: unknown) =>
    String(failure),
  );
  await attach(info, 'journal.json', JSON.stringify(journal, undefined, 2));
};
