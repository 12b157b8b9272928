import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type ConsumerInteraction, type ConsumerPact, makeConsumerPact } from '@pact-foundation/pact-core';
import { SpecificationVersion } from '@pact-foundation/pact';

import { type Gateway, openGateway, type GatewayOptions } from './open-gateway.ts';
import type { Reply } from './reply/replies.ts';
import type { Request } from './request/requests.ts';

/** A state that the provider is brought into first, and its parameters. */
export type States = Readonly<Record<string, Readonly<Record<string, string | number | readonly string[]>>>>;

/** One request of the gateway, and the upstream's response. */
export interface Interaction {
  /** Unique. */
  readonly description: string;
  readonly given: States;
  readonly request: Request;
  readonly reply: Reply;
}

/** The gateway's requests were not those of the contract. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

const LOOPBACK = '127.0.0.1';
const CREDENTIALS_VALID = 'api client credentials are valid';
const TOKEN_INVALID = 'the bearer token is invalid';

const folder = process.env['PACT_FOLDER'] ?? mkdtempSync(path.join(tmpdir(), 'pacts-'));

const asHeader = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const writeRequest = (
  interaction: ConsumerInteraction,
  { path: where, headers, body, contentType, rules }: Request,
): void => {
  interaction.withRequest('POST', where);
  for (const [name, value] of Object.entries(headers)) interaction.withRequestHeader(name, 0, asHeader(value));
  if (typeof body === 'string') interaction.withRequestBody(body, contentType);
  else interaction.withRequestBinaryBody(body, contentType);
  if (rules !== undefined) interaction.withRequestMatchingRules(JSON.stringify(rules));
};

const writeReply = (interaction: ConsumerInteraction, { status, body }: Reply): void => {
  const { example, rules } = body('$');
  interaction.withStatus(status);
  interaction.withResponseBody(JSON.stringify(example), 'application/json');
  interaction.withResponseMatchingRules(JSON.stringify({ body: rules }));
};

/** The token is valid unless a state says otherwise. */
const withToken = (given: States): States =>
  CREDENTIALS_VALID in given || TOKEN_INVALID in given ? given : { ...given, [CREDENTIALS_VALID]: {} };

const write = (pact: ConsumerPact, { description, given, request, reply }: Interaction): void => {
  const interaction = pact.newInteraction(description);
  for (const [state, params] of Object.entries(withToken(given)))
    interaction.givenWithParams(state, JSON.stringify(params));
  writeRequest(interaction, request);
  writeReply(interaction, reply);
};

/**
 * Runs the real gateway against Pact's mock of the upstream, which knows these interactions and no others. Records them in the
 * pact when the gateway has sent each request as expected.
 */
export const recordInteractions = async <Outcome>(
  interactions: readonly [Interaction, ...Interaction[]],
  act: (gateway: Gateway) => Promise<Outcome>,
  options: Omit<GatewayOptions, 'url'> = {},
): Promise<Outcome> => {
  const pact = makeConsumerPact(
    'shop-gateway',
    'shop-upstream',
    SpecificationVersion.SPECIFICATION_VERSION_V4,
    'error',
  );
  for (const interaction of interactions) write(pact, interaction);
  const port = pact.pactffiCreateMockServerForTransport(LOOPBACK, 'http', '{}', 0);
  const gateway = openGateway({ ...options, url: `http://${LOOPBACK}:${port}` });
  try {
    const outcome = await act(gateway);
    if (!pact.mockServerMatchedSuccessfully(port))
      throw new ContractMismatch(JSON.stringify(pact.mockServerMismatches(port), null, 2));
    pact.writePactFile(path.join(folder, encodeURIComponent(interactions[0].description)));
    return outcome;
  } catch (failure) {
    if (failure instanceof ContractMismatch || pact.mockServerMatchedSuccessfully(port)) throw failure;
    throw new ContractMismatch(JSON.stringify(pact.mockServerMismatches(port), null, 2), { cause: failure });
  } finally {
    await gateway.close();
    pact.cleanupMockServer(port);
  }
};
