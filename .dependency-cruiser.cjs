const { areasInOrder } = require('./tools/architecture/areas.cjs');

/** Files that prove code and are no part of it: tests, what only tests use, and the behaviours that adapters are tested against. */
const TESTS = ['\\.(?:test|spec)\\.tsx?$', '(?:^|/)testing/', '\\.behaviour\\.ts$'];

/**
 * Code alone: a package without its tests.
 * @param {string} path
 * @param {...string} except
 */
const code = (path, ...except) => ({ path, pathNot: [...TESTS, ...except] });

/** The part of a feature that other features may use. */
const MODEL = '^client/src/features/[^/]+/model/';

/** Gateway and client together in one process. */
const ACCEPTANCE = '^e2e/acceptance/';

const APP_MODULE = '^gateway/src/app\\.module\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment:
        'The rules of the shop must outlive every framework, run in the browser and on the server, and be tested in milliseconds. ' +
        'What the domain needs from outside enters as an argument or as a port.',
      severity: 'error',
      from: code('^domain/src/'),
      to: { pathNot: '^domain/src/' },
    },
    {
      name: 'domain-tests-import-test-tools-only',
      comment: 'A rule that can only be tested with the help of another package is not a rule of the domain.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(?:fakes|gateway|client|contracts|e2e)/' },
    },
    {
      name: 'fakes-know-only-the-domain',
      comment: 'The fake shop stands in for the upstream: if it knew who asks, it could answer what no upstream would.',
      severity: 'error',
      from: { path: '^fakes/' },
      to: { path: '^(?:gateway|client|contracts|e2e)/' },
    },
    {
      name: 'client-knows-only-the-domain',
      comment:
        'Browsers get what the client imports. The gateway meets the client in the GraphQL schema, ' +
        'from which types are generated; the fake shop must never be shipped to a shopper.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(?:gateway|fakes|contracts|e2e)/' },
    },
    {
      name: 'client-takes-rules-not-ports',
      comment:
        'The client shares guards, validators and types with the server. Ports are asked by the gateway alone: the client asks the gateway.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: ['^domain/src/shop\\.ts$', '^domain/.+\\.port\\.ts$'] },
    },
    {
      name: 'gateway-knows-no-client',
      comment:
        'Pages are rendered by the built client, loaded when the gateway starts. What both know of a page lies below both: domain/src/pages/page-contract.ts.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(?:client|contracts|e2e)/' },
    },
    {
      name: 'contracts-drive-gateway-and-fakes',
      comment:
        'Pacts are made by the real upstream client and verified against the fake upstream. Screens and journeys have no say in them.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(?:client|e2e)/' },
    },
    {
      name: 'journeys-see-what-a-shopper-sees',
      comment:
        'A journey that reaches into the code proves the code, not the shop. Names of scenarios and personas it may take from the fakes; ' +
        'over the upstream nobody else can hand a browser the session of a scenario, so it signs cookies as the gateway does.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: ACCEPTANCE },
      to: {
        path: '^(?:domain|gateway|client|contracts)/',
        pathNot: '^gateway/src/(?:cookies/(?:cookie-jar|cookies)|shared/signing|visit/scenario-session)\\.ts$',
      },
    },
    {
      name: 'acceptance-joins-gateway-and-client',
      comment:
        'Acceptance tests compare what a shopper reads with what the shop holds. They open gateway and client as the tests of those packages do ' +
        'and look into the worlds of the fakes. Whatever else they took from the code would be compared with itself.',
      severity: 'error',
      from: { path: ACCEPTANCE },
      to: {
        path: '^(?:domain|gateway|client|contracts)/',
        pathNot: [
          '^(?:gateway|client)/src/testing/',
          '^client/tools/(?:client-manifest|inline-scripts)\\.ts$',
          '^domain/src/shop\\.ts$',
        ],
      },
    },
    {
      name: 'features-are-islands',
      comment:
        'A feature that is changed or removed must not move another. What a feature offers to the others lies in its model folder; ' +
        'what no feature owns sinks to domain, platform or ui. Where features meet on a screen, the route composes them.',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/', pathNot: ['^client/src/features/$1/', MODEL] },
    },
    {
      name: 'models-below-screens',
      comment:
        'Other features load a model for its types, rules and hooks. If it imported a screen of its own feature, they would load that screen too.',
      severity: 'error',
      from: code(MODEL),
      to: { path: '^client/src/features/', pathNot: MODEL },
    },
    {
      name: 'features-below-routes',
      comment: 'Routes and the app compose features. A feature that knows its route can be shown in one place only.',
      severity: 'error',
      from: code('^client/src/features/'),
      to: { path: '^client/src/(?:app|routes)/' },
    },
    {
      name: 'ui-and-platform-below-features',
      comment: 'Building blocks know no shop: a button that knows the cart is not a button.',
      severity: 'error',
      from: code('^client/src/(?:ui|platform)/'),
      to: { path: '^client/src/(?:features|app|routes|storefronts)/' },
    },
    {
      name: 'routes-for-the-router-only',
      comment: 'A route is an address. Who needs its component wants a feature; who needs its path wants a link.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/src/routeTree\\.gen\\.ts$' },
      to: { path: '^client/src/routes/' },
    },
    {
      name: 'fakes-through-app-module',
      comment:
        'One place decides whether a shop is real. The QA plane, mounted with the fake only, may look into its worlds.',
      severity: 'error',
      from: code('^gateway/', APP_MODULE, '^gateway/src/qa/'),
      to: { path: '^fakes/' },
    },
    {
      name: 'adapters-through-app-module',
      comment:
        'Resolvers, routes and pages ask ports. The upstream adapter, and the QA plane that exists with the fake only, ' +
        'are chosen in app.module.ts, so that everything else works the same with either.',
      severity: 'error',
      from: code('^gateway/', APP_MODULE, '^gateway/src/(?:upstream|qa)/'),
      to: { path: '^gateway/src/(?:upstream|qa)/' },
    },
    ...areasInOrder(TESTS),
    {
      name: 'tests-stay-out-of-code',
      comment: 'What proves the code is not shipped with it, and may change without asking.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other cannot be understood, tested or moved apart. Types count as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere, or to a package that is not declared, works on one machine only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
