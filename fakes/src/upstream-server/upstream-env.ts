import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import { readHostMarkers } from '@shop/domain/storefronts/read-host-markers';
import { z } from 'zod';
import { mustBe } from '../schemas/schemas.ts';
import type { ClientCredentials } from './tokens/api-tokens.ts';

/** What the process of the fake upstream reads from its environment. */
export interface UpstreamEnv {
  readonly port: number;
  readonly host: string;
  /** Clients of the API authenticate with these; the shop is started with the same. */
  readonly credentials: ClientCredentials;
  readonly requireWorld: boolean;
  readonly qaToken?: string;
  /** URLs of the fake upstream itself and of the shop, as browsers see them. */
  readonly publicUrl?: string;
  readonly shopUrl?: string;
  /** What the hosts of the shop's storefronts contain. */
  readonly hostMarkers?: HostMarkers;
}

/** A variable that stops the process from starting, and its required form. */
export interface EnvProblem {
  readonly variable: string;
  readonly message: string;
}

const MAX_PORT = 65_535;

const PORT = mustBe(`a port number from 0 to ${MAX_PORT}`);
const hostMarkers = z
  .string()
  .refine(
    (text) => readHostMarkers(text) !== undefined,
    mustBe('de=…,ch=…,at=…,educational=…,english=… with what the host of each storefront contains'),
  )
  .transform(readHostMarkers);
const url = z.url({ protocol: /^https?$/u, ...mustBe('an http(s) URL') });

const VARIABLES = z
  .object({
    UPSTREAM_PORT: z
      .string()
      .regex(/^\d{1,5}$/u, PORT)
      .transform(Number)
      .pipe(z.int().max(MAX_PORT, PORT))
      .default(4_000),
    HOST: z.string().default('127.0.0.1'),
    UPSTREAM_CLIENT_ID: z.string().default('pausenhof'),
    UPSTREAM_CLIENT_SECRET: z.string().default('only-for-the-fake-upstream'),
    UPSTREAM_SCOPE: z.string().default('storefront'),
    FAKE_REQUIRE_WORLD: z.enum(['0', '1'], mustBe('0 or 1')).default('0'),
    QA_TOKEN: z.string().optional(),
    UPSTREAM_PUBLIC_URL: url.optional(),
    SHOP_URL: url.optional(),
    STOREFRONT_HOSTS: hostMarkers.optional(),
  })
  .transform(
    (env): UpstreamEnv => ({
      port: env.UPSTREAM_PORT,
      host: env.HOST,
      credentials: {
        clientId: env.UPSTREAM_CLIENT_ID,
        clientSecret: env.UPSTREAM_CLIENT_SECRET,
        scope: env.UPSTREAM_SCOPE,
      },
      requireWorld: env.FAKE_REQUIRE_WORLD === '1',
      ...omitNil({
        qaToken: env.QA_TOKEN,
        publicUrl: env.UPSTREAM_PUBLIC_URL,
        shopUrl: env.SHOP_URL,
        hostMarkers: env.STOREFRONT_HOSTS,
      }),
    }),
  );

/** Reads the environment, or reports all problems at once. An empty variable counts as unset. */
export const readUpstreamEnv = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<UpstreamEnv, readonly EnvProblem[]> => {
  const trimmed = Object.entries(variables).map(([name, value = '']) => [name, value.trim()] as const);
  const { success, data, error } = VARIABLES.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value !== '')));
  return success
    ? granted(data)
    : refused(error.issues.map(({ path, message }) => ({ variable: path.join('.'), message })));
};
