import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { startUpstreamServer, type UpstreamServer } from '@shop/fakes/start-upstream-server';
import { systemClock } from '@shop/fakes/upstream-server/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CREDENTIALS } from '../pact/open-gateway.ts';
import { WORDS } from '../pact/reply/scalar-matching.ts';
import { alteredProvider, providerAt } from '../testing/altered-provider.ts';
import { INTERACTIONS } from '../testing/committed-pact.ts';
import { KNOWN_VALUES, type KnownValue } from '../testing/known-values.ts';
import { verifyPact } from './verify-pact.mjs';

const RUN_BYTES = 6;
const TIMEOUT_MS = 10_000;
const PACT = fileURLToPath(new URL('../pacts/shop-gateway-shop-upstream.json', import.meta.url));

/** A provider's new name for a value. */
const renamed = (value: string): string => `${value}_RENAMED`;

const FIELDS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(Object.groupBy(KNOWN_VALUES, ({ value }) => value)).map(([value, known = []]) => [
    value,
    new Set(known.flatMap(({ fields }) => fields)),
  ]),
);

const withNewNames = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'string' && FIELDS_OF.get(value)?.has(name) === true ? renamed(value) : value,
  );

let upstream: UpstreamServer;
/** What the verification says of a provider that has renamed every value, by interaction. */
let reasonsOf: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  upstream = await startUpstreamServer({ clock: systemClock, credentials: CREDENTIALS });
  const altered = await alteredProvider(upstream.url, ({ status, body }) => ({ status, body: withNewNames(body) }));
  const only = [
    ...new Set(KNOWN_VALUES.map(({ shownBy }) => `^${shownBy.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}$`)),
  ].join('|');
  const { interactionResults } = await verifyPact({
    pact: PACT,
    provider: providerAt(altered.url),
    only,
    run: randomBytes(RUN_BYTES).toString('hex'),
    timeoutMs: TIMEOUT_MS,
  });
  await altered.close();
  reasonsOf = new Map(interactionResults.map(({ description, reasons }) => [description, reasons]));
});
afterAll(() => upstream.close());

/** Whether a reason is about this value: it came by its new name, or no entry of a list had it. */
const isAbout = (reason: string, { value, fields }: KnownValue): boolean =>
  fields.some(
    (field) =>
      (reason.includes(`.${field}: `) && reason.includes(`'${renamed(value)}'`)) ||
      (reason.includes(': no entry is like ') && reason.includes(`"${field}":"${value}"`)),
  );

describe('a provider that renames a value that the storefront tells apart', () => {
  it.each(KNOWN_VALUES)('fails: $list $value', (known) => {
    expect(reasonsOf.get(known.shownBy)?.filter((reason) => isAbout(reason, known))).not.toEqual([]);
  });
});

describe('the values that the storefront tells apart', () => {
  it('are shown by interactions of the contract', () => {
    const descriptions = new Set(INTERACTIONS.map(({ description }) => description));
    expect(
      KNOWN_VALUES.filter(({ shownBy }) => !descriptions.has(shownBy)).map(({ list, value }) => `${list} ${value}`),
    ).toEqual([]);
  });

  it('include every text that the contract matches by its value', () => {
    const inContract = Object.entries(WORDS).flatMap(([list, words]) => words.map((word) => `${list} ${word}`));
    expect(KNOWN_VALUES.map(({ list, value }) => `${list} ${value}`)).toEqual(expect.arrayContaining(inContract));
  });
});
