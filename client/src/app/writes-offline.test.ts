import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';

import { ignoreRejection } from '../platform/failures/ignore-rejection.ts';
import type { TypedDocumentString } from '../platform/generated/graphql.ts';
import * as documents from '../platform/generated/graphql.ts';
import { createStore } from '../platform/store.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { postToRoute } from '../platform/transport/api-route.ts';
import { browserTransport } from '../platform/transport/browser-transport.ts';
import { request } from '../platform/transport/request.ts';
import { sendForm } from '../platform/transport/send-form.ts';
import { goOffline, goOnline } from '../testing/go-offline.ts';
import { NO_ANSWERS } from '../testing/no-answers.ts';
import { reportErrors } from './error-reporter.ts';
import { createQueryClient } from './query-client.ts';

const CLIENT = join(import.meta.dirname, '..');
const SCHEMA = join(CLIENT, '../../gateway/schema.graphql');

const namesIn = (file: string): readonly string[] =>
  parse(readFileSync(join(CLIENT, file), 'utf8')).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' && definition.operation === 'mutation'
      ? [definition.name?.value ?? '']
      : [],
  );

/** The client's documents are named like the mutations that they call. */
const operations = globSync('features/**/*.graphql', { cwd: CLIENT }).flatMap(namesIn);
const mutations = Object.keys(buildSchema(readFileSync(SCHEMA, 'utf8')).getMutationType()?.getFields() ?? {});
const nameOf = (mutation: string): string => mutation.charAt(0).toUpperCase() + mutation.slice(1);

type AnyDocument = TypedDocumentString<unknown, Readonly<Record<string, unknown>>>;

const documentOf = (mutation: string): AnyDocument =>
  Reflect.get(documents, `${nameOf(mutation)}Document`) as AnyDocument;

/** Told within this time, in milliseconds. */
const AT_ONCE = 1_000;
/** Long after the connection is back, in milliseconds. */
const LATER = 60_000;

/** Presses something, and tells what the shopper reads at once. */
const press = async (write: () => Promise<unknown>) => {
  const store = createStore();
  const client = createQueryClient(browserTransport);
  reportErrors(client, { store, path: () => '/', navigateTo: () => undefined });
  vi.useFakeTimers();
  const pressed = client.getMutationCache().build(client, { mutationFn: write });
  ignoreRejection(pressed.execute(undefined));
  await vi.advanceTimersByTimeAsync(AT_ONCE);
  return {
    isOver: pressed.state.status === 'error',
    toasts: store.get(toastsAtom).map(({ kind, messageKey }) => `${kind} ${messageKey}`),
  };
};

/** Presses something while the connection is away, and waits until long after it is back. */
const pressOffline = async (write: () => Promise<unknown>) => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  goOffline();
  const atOnce = await press(write);
  goOnline();
  await vi.advanceTimersByTimeAsync(LATER);
  return { ...atOnce, fetches: fetched.mock.calls.length };
};

const TOLD_AND_NOT_SENT = { isOver: true, toasts: ['error shop.error.offline'], fetches: 0 };

describe('a write that is pressed while the connection is away', () => {
  it('is one that the list below has, whatever the schema offers', () => {
    expect(mutations.length).toBeGreaterThan(30);
    expect(operations.toSorted()).toEqual(mutations.map(nameOf).toSorted());
  });

  it.each(mutations)('%s is told at once, and never sent', async (mutation) => {
    expect(await pressOffline(() => request(nameOf(mutation), documentOf(mutation), {}))).toEqual(TOLD_AND_NOT_SENT);
  });

  it('a route of the gateway is told at once, and never sent', async () => {
    expect(await pressOffline(() => postToRoute('/api/login-action/', {}))).toEqual(TOLD_AND_NOT_SENT);
  });

  it('a file is told at once, and never sent', async () => {
    const uploads = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
    expect(await pressOffline(() => sendForm('/api/uploads/return-image', new FormData()))).toEqual(TOLD_AND_NOT_SENT);
    expect(uploads).not.toHaveBeenCalled();
  });
});

describe.each(Object.entries(NO_ANSWERS))('a write with %s in place of its answer', (_, noAnswer) => {
  const UNREACHABLE = { isOver: true, toasts: ['error shop.error.network'] };

  it.each(mutations)('%s says that the shop is not within reach', async (mutation) => {
    vi.stubGlobal('fetch', noAnswer);
    expect(await press(() => request(nameOf(mutation), documentOf(mutation), {}))).toEqual(UNREACHABLE);
  });

  it('a route of the gateway says that the shop is not within reach', async () => {
    vi.stubGlobal('fetch', noAnswer);
    expect(await press(() => postToRoute('/api/login-action/', {}))).toEqual(UNREACHABLE);
  });
});

describe('the documents of all mutations', () => {
  const sources = globSync('{app,features,platform,routes,ui}/**/*.{ts,tsx}', { cwd: CLIENT }).filter(
    (file) => !/\.test\.tsx?$|generated/u.test(file),
  );

  it('and what is posted to routes have three ways out, and none of them is a query client that waits', () => {
    const linesWith = (pattern: RegExp) =>
      sources.filter((file) => pattern.test(readFileSync(join(CLIENT, file), 'utf8')));
    expect(linesWith(/'POST'|sendBeacon/u).toSorted()).toEqual([
      'platform/transport/api-route.ts',
      'platform/transport/browser-transport.ts',
      'platform/transport/send-form.ts',
    ]);
    expect(linesWith(/networkMode/u)).toEqual(['app/query-client.ts']);
  });

  it.each(operations)('%s is sent by the one function that knows the rule', (operation) => {
    const uses = sources.flatMap(
      (file) =>
        readFileSync(join(CLIENT, file), 'utf8').match(
          new RegExp(String.raw`[^\n]*\b${operation}Document\b[^\n]*`, 'gu'),
        ) ?? [],
    );
    const calls = uses.filter((line) => !/^(?:import| {2}\w+Document,$)/u.test(line));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((line) => !line.includes(`request('${operation}', ${operation}Document`))).toEqual([]);
  });
});
