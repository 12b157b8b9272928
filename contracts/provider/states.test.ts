import { PROVIDER_STATES } from '@shop/fakes/upstream-server/provider-states/provider-states';
import { type UpstreamServer, startUpstreamServer } from '@shop/fakes/start-upstream-server';
import { systemClock } from '@shop/fakes/upstream-server/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import manifest from '../operations.manifest.json' with { type: 'json' };
import { CREDENTIALS } from '../pact/open-gateway.ts';
import { INTERACTIONS } from '../testing/committed-pact.ts';
import catalogue from './states.json' with { type: 'json' };

interface State {
  readonly name: string;
  readonly params: {
    readonly properties?: Readonly<Record<string, { readonly type?: string; readonly enum?: readonly string[] }>>;
    readonly required?: readonly string[];
  };
  readonly returns: readonly string[];
}

const STATES: readonly State[] = catalogue.states;
const NAMES = STATES.map(({ name }) => name);

const stateOf = (wanted: string): State | undefined => STATES.find(({ name }) => name === wanted);

describe('the catalogue of provider states', () => {
  it('contains what the fake upstream can set up', () => {
    expect(NAMES.toSorted()).toEqual(PROVIDER_STATES.toSorted());
  });

  it('contains every state that an operation of the manifest names', () => {
    expect(NAMES).toEqual(expect.arrayContaining([...new Set(manifest.flatMap(({ states }) => states))]));
  });

  it('contains no state that the contract does not need', () => {
    const needed = new Set(INTERACTIONS.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)));
    expect(NAMES.filter((name) => !needed.has(name))).toEqual([]);
  });

  it.each(INTERACTIONS)('fits the states of: $description', ({ providerStates, request }) => {
    for (const { name, params = {} } of providerStates) {
      const { properties = {}, required = [] } = stateOf(name)?.params ?? {};
      expect(NAMES).toContain(name);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(params)));
      expect(Object.keys(params)).toEqual(expect.arrayContaining([...required]));
    }
    const returned = providerStates.flatMap(({ name }) => stateOf(name)?.returns ?? []);
    const used = Object.values(request.generators ?? {}).flatMap((part) =>
      Object.values(part).map(({ expression }) => /\$\{(?<name>\w+)\}/u.exec(expression)?.groups?.['name']),
    );
    expect(returned).toEqual(expect.arrayContaining(used));
  });
});

describe('the fake upstream', () => {
  let upstream: UpstreamServer;
  beforeAll(async () => {
    upstream = await startUpstreamServer({ clock: systemClock, credentials: CREDENTIALS });
  });
  afterAll(() => upstream.close());

  const bring = async (state: string, params: object, action: string): Promise<unknown> => {
    const reply = await fetch(upstream.stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params, action }),
    });
    return reply.json();
  };

  it.each(STATES)('returns what the catalogue says for: $name', async ({ name, params, returns }) => {
    const asked = Object.fromEntries(
      (params.required ?? []).map((parameter) => [parameter, params.properties?.[parameter]?.enum?.[0] ?? 'anything']),
    );
    const returned = await bring(name, asked, 'setup');
    expect(await bring(name, asked, 'teardown')).toEqual({});
    expect(returned).toEqual(
      expect.objectContaining(Object.fromEntries(returns.map((id) => [id, expect.any(String)]))),
    );
  });
});
