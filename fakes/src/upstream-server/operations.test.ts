import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_LIFETIMES_MS } from '../sessions/session-record.ts';
import { UPSTREAM_DOCUMENTS } from './generated/upstream-documents.ts';
import { EXAMPLES } from './testing/operation-examples.ts';
import {
  type DocumentName,
  type GraphqlReply,
  headersOf,
  type Ids,
  posted,
  testUpstream,
  type TestUpstream,
} from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

/** A server holds a limited number of worlds. */
const opened: string[] = [];
afterEach(() => opened.splice(0).forEach((world) => upstream.worlds.remove(world)));

const send = async (name: DocumentName, variables: object, ids: Ids, world: string): Promise<GraphqlReply> => {
  const headers = { ...headersOf(ids, world), 'idempotency-key': ids['idempotencyKey'] ?? 'attempt-of-this-test' };
  const file = Object.entries(variables).find(([, value]) => value instanceof File);
  if (file === undefined) return (await upstream.post<GraphqlReply>('/graphql', posted(name, variables), headers)).body;
  const form = new FormData();
  form.append('operations', JSON.stringify(posted(name, { ...variables, [file[0]]: null })));
  form.append('map', JSON.stringify({ 0: [`variables.${file[0]}`] }));
  form.append('0', file[1]);
  return (await (await fetch(upstream.graphqlUrl, { method: 'POST', headers, body: form })).json()) as GraphqlReply;
};

const names = Object.keys(EXAMPLES).filter((name): name is DocumentName => name in UPSTREAM_DOCUMENTS);

const played = async (
  name: DocumentName,
  world: string,
): Promise<{ readonly ids: Ids; readonly variables: object }> => {
  upstream.worlds.create({ id: world });
  opened.push(world);
  const { states, variables = () => ({}) } = EXAMPLES[name];
  const ids = await upstream.state(world, ...states);
  return { ids, variables: variables(ids) };
};

/** Ids of worlds have 40 characters at most. */
const worldOf = (name: string, what: string): string =>
  `${what}-${name.toLowerCase().replaceAll('_', '-')}`.slice(0, 40);

describe('the fake upstream replies (UPM-60)', () => {
  it('every document of the contract', () => {
    expect(names).toEqual(Object.keys(UPSTREAM_DOCUMENTS));
  });

  it.each(names)('%s without errors, in a state that it needs', async (name) => {
    const world = worldOf(name, 'fine');
    const { ids, variables } = await played(name, world);
    const { data, errors } = await send(name, variables, ids, world);
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).toMatchObject([EXAMPLES[name].returns]);
  });
});

const kindOf = ({ errors = [] }: GraphqlReply): string | undefined => {
  const [error] = errors;
  return error?.extensions?.messageKey ?? error?.extensions?.classification ?? error?.message;
};

const errorsOf = (name: DocumentName): readonly string[] => UPSTREAM_DOCUMENTS[name].errors;
const expecting = (error: string): readonly DocumentName[] => names.filter((name) => errorsOf(name).includes(error));

const SIGNED_IN = ['a registered customer', { kind: 'b2c' }] as const;

/** What somebody does who need not be signed in. A session token is sent along, and nobody looks at it. */
const PROVES_OTHERWISE: readonly DocumentName[] = [
  'changeForgottenPassword',
  'checkEmailSubscribed',
  'checkTokenValidity',
  'confirmNewsletterSubscription',
  'confirmStockAlert',
  'declareCancellation',
  'declareWithdrawal',
  'decryptAndCheckPieData',
  'endStockAlert',
  'findOrderForReturn',
  'findOrderForReturnByHash',
  'forgotPassword',
  'getAvailableCarriers',
  'getAvailableRegulations',
  'getOrderStatus',
  'getPageDetailsByUrl',
  'isUniqueEmail',
  'login',
  'recordGlanceView',
  'registerCustomer',
  'registerGuest',
  'requestStockAlert',
  'shopInit',
  'submitReturnOrder',
  'subscribeToCompetition',
  'subscribeToNewsletter',
  'subscribeToPrimeWaitingList',
  'tracking_addEvents',
  'unsubscribeNewsletter',
  'uploadContactImage',
  'uploadReturnImage',
];
const looksAtSession = (name: DocumentName): boolean =>
  errorsOf(name).includes('ishop.api.error.revoked_token') && !PROVES_OTHERWISE.includes(name);
const [withSession, withoutSession] = [names.filter(looksAtSession), names.filter((name) => !looksAtSession(name))];

/** A logout has nothing to end where a token proves no session. */
const sessionErrorOf = (name: DocumentName, error: string): string =>
  name === 'logout' ? 'vue.error.security.valid_token_required' : error;

const SESSION_IS_PROVED: readonly DocumentName[] = expecting('vue.error.security.valid_token_required');

/** Errors as the specification writes them (ERR-01 to ERR-05); the last two come from a fault or from a token. */
const SPECIFIED_ERRORS = [
  'A valid user id is required.',
  'CART_NOT_FOUND',
  'ishop.api.error.invalid_token',
  'ishop.api.error.revoked_token',
  'vue.error.security.valid_token_required',
  'INTERNAL_ERROR',
  'INVALID_TOKEN',
];

it('the fake upstream replies to any caller with data or with an error that the specification names, and uses all of these errors (UPM-60)', async () => {
  const met = new Set<string>();
  for (const name of names) {
    const world = worldOf(name, 'named');
    const { ids, variables } = await played(name, world);
    const { userId: _user, sessionToken: _token, ...nobody } = ids;
    const shown = [
      ids,
      nobody,
      { ...nobody, userId: 'user-99-forged' },
      { ...ids, sessionToken: 'no token of ours' },
      { ...ids, sessionToken: 'b'.repeat(40) },
      { ...ids, accessToken: 'forged' },
    ];
    const replies = [
      ...(await Promise.all(shown.map((one) => send(name, variables, one, world)))),
      await send(name, { ...variables, ...('cartId' in variables ? { cartId: 'never-was' } : {}) }, ids, world),
    ];
    for (const reply of replies) {
      const { errors } = reply;
      if (errors !== undefined) met.add(kindOf(reply) ?? '');
    }
  }
  upstream.faults.set(worldOf('FindCart', 'named'), { body: { preset: 'internal-error' } });
  met.add(
    kindOf(
      await send(
        'FindCart',
        { cartId: 'any', calculateShippingCost: false },
        await upstream.state(worldOf('FindCart', 'named')),
        worldOf('FindCart', 'named'),
      ),
    ) ?? '',
  );
  expect([...met].toSorted()).toEqual(SPECIFIED_ERRORS.toSorted());
});

const withForgedSession = async (name: DocumentName, what: string): Promise<string | undefined> => {
  const world = worldOf(name, what);
  const { ids, variables } = await played(name, world);
  return kindOf(await send(name, variables, { ...ids, sessionToken: 'no token of ours' }, world));
};

const inExpiredSession = async (name: DocumentName, what: string): Promise<string | undefined> => {
  const world = worldOf(name, what);
  const { ids, variables } = await played(name, world);
  const signedIn = ids['sessionToken'] === undefined ? { ...ids, ...(await upstream.state(world, SIGNED_IN)) } : ids;
  upstream.worlds.get(world).advance({ advanceMs: SESSION_LIFETIMES_MS.stayLogged });
  return kindOf(await send(name, variables, signedIn, world));
};

describe('the fake upstream refuses', () => {
  it.each(expecting('A valid user id is required.'))('%s without a user id, or with an unknown one', async (name) => {
    const world = worldOf(name, 'nobody');
    const { ids, variables } = await played(name, world);
    const { userId: _known, sessionToken: _proof, ...nobody } = ids;
    const wanted = SESSION_IS_PROVED.includes(name)
      ? 'vue.error.security.valid_token_required'
      : 'A valid user id is required.';
    expect(kindOf(await send(name, variables, nobody, world))).toBe(wanted);
    expect(kindOf(await send(name, variables, { ...nobody, userId: 'user-99-forged' }, world))).toBe(wanted);
  });

  it.each(expecting('CART_NOT_FOUND'))('%s for a cart that belongs to somebody else', async (name) => {
    const world = worldOf(name, 'foreign');
    const { ids, variables } = await played(name, world);
    const anonymous = await upstream
      .shopIn(upstream.worlds.get(world))
      .sessions.open({ storefront: STOREFRONTS.de, loginState: 'logged-out' });
    expect(kindOf(await send(name, { ...variables, cartId: anonymous.cartId }, ids, world))).toBe('CART_NOT_FOUND');
    expect(kindOf(await send(name, { ...variables, cartId: 'never-was' }, ids, world))).toBe('CART_NOT_FOUND');
  });

  it.each(names.filter((name) => SESSION_IS_PROVED.includes(name)))('%s without a session token', async (name) => {
    const world = worldOf(name, 'unproved');
    const { ids, variables } = await played(name, world);
    const { sessionToken: _proof, ...claimed } = ids;
    expect(kindOf(await send(name, variables, claimed, world))).toBe('vue.error.security.valid_token_required');
  });

  it.each(withSession)('%s in a session that has expired', async (name) => {
    expect(await inExpiredSession(name, 'expired')).toBe(sessionErrorOf(name, 'ishop.api.error.revoked_token'));
  });

  it.each(withSession)('%s with a session token that it never issued', async (name) => {
    expect(await withForgedSession(name, 'forged')).toBe(sessionErrorOf(name, 'ishop.api.error.invalid_token'));
  });
});

it.each(withoutSession)('the fake upstream replies to %s whatever session token is sent along', async (name) => {
  expect([await inExpiredSession(name, 'public-expired'), await withForgedSession(name, 'public-forged')]).toEqual([
    undefined,
    undefined,
  ]);
});
