import { granted, refused, type Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ClientCredentials } from './tokens/api-tokens.ts';

/** What the process of the fake upstream is told from outside. */
export interface UpstreamEnv {
  readonly port: number;
  readonly host: string;
  /** What clients of the API show; the shop is given the same. */
  readonly credentials: ClientCredentials;
  readonly requireWorld: boolean;
  readonly qaToken?: string;
  /** Addresses as browsers see them: of the fake upstream itself, and of the shop. */
  readonly publicUrl?: string;
  readonly shopUrl?: string;
}

/** A variable that keeps the process from starting, and what it should be. */
export interface EnvProblem {
  readonly variable: string;
  readonly mustBe: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4_000;
const HIGHEST_PORT = 65_535;

const portOf = (text: string): number | undefined => {
  if (text === '') return DEFAULT_PORT;
  return /^\d{1,5}$/u.test(text) && Number(text) <= HIGHEST_PORT ? Number(text) : undefined;
};

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/iu.test(text);

/** Reads the environment; all that is wrong is told at once. */
export const readUpstreamEnv = (variables: Variables): Result<UpstreamEnv, readonly EnvProblem[]> => {
  const said = (variable: string): string => (variables[variable] ?? '').trim();
  const ifSaid = (variable: string): string | undefined => (said(variable) === '' ? undefined : said(variable));
  const port = portOf(said('UPSTREAM_PORT'));
  const addresses = ['UPSTREAM_PUBLIC_URL', 'SHOP_URL'].filter((variable) => said(variable) !== '' && !isUrl(said(variable)));
  const problems: readonly EnvProblem[] = [
    ...(port === undefined ? [{ variable: 'UPSTREAM_PORT', mustBe: `a port number from 0 to ${HIGHEST_PORT}` }] : []),
    ...(['', '0', '1'].includes(said('FAKE_REQUIRE_WORLD')) ? [] : [{ variable: 'FAKE_REQUIRE_WORLD', mustBe: '0 or 1' }]),
    ...addresses.map((variable) => ({ variable, mustBe: 'an http(s) address' })),
  ];
  if (port === undefined || problems.length > 0) return refused(problems);
  return granted({
    port,
    host: ifSaid('HOST') ?? '127.0.0.1',
    credentials: {
      clientId: ifSaid('UPSTREAM_CLIENT_ID') ?? 'pausenhof',
      clientSecret: ifSaid('UPSTREAM_CLIENT_SECRET') ?? 'only-for-the-fake-upstream',
      scope: ifSaid('UPSTREAM_SCOPE') ?? 'storefront',
    },
    requireWorld: said('FAKE_REQUIRE_WORLD') === '1',
    ...omitNil({ qaToken: ifSaid('QA_TOKEN'), publicUrl: ifSaid('UPSTREAM_PUBLIC_URL'), shopUrl: ifSaid('SHOP_URL') }),
  });
};
