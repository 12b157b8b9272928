import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readOperations, sha256Of } from '../check/read-operations.mjs';
import manifest from '../operations.manifest.json' with { type: 'json' };
import { grantsOf, INTERACTIONS, operationsOf } from '../testing/committed-pact.ts';

const sizeOf = (interaction: (typeof INTERACTIONS)[number]): number => operationsOf(interaction).length;

describe('the contract', () => {
  it.each(manifest)('contains $name in the states in which its reply has every field', ({ name, states }) => {
    const given = INTERACTIONS.filter((interaction) =>
      operationsOf(interaction).some(({ operationName }) => operationName === name),
    )
      .filter((interaction) => grantsOf(interaction).length > 0)
      .map(({ providerStates }) => providerStates.map((state) => state.name));
    expect(given.length).toBeGreaterThan(0);
    expect(given).toContainEqual(expect.arrayContaining(states));
  });

  it('pins the text of each operation, character by character', () => {
    const shaOf = new Map(
      readOperations(fileURLToPath(new URL('../operations', import.meta.url))).map(({ name, sha256 }) => [
        name,
        sha256,
      ]),
    );
    for (const { operationName, query } of INTERACTIONS.flatMap(operationsOf))
      expect([operationName, sha256Of(query)]).toEqual([operationName, shaOf.get(operationName)]);
  });

  it('accepts no errors next to the data of a reply', () => {
    for (const interaction of INTERACTIONS) {
      for (const at of grantsOf(interaction)) {
        const guard = {
          combine: 'AND',
          matchers: [
            expect.objectContaining({ match: 'eachKey', rules: [{ match: 'regex', regex: '^(data|extensions)$' }] }),
          ],
        };
        expect(interaction.response.matchingRules.body).toMatchObject({ [at]: guard });
      }
    }
  });

  it('has no two interactions with the same description', () => {
    const descriptions = INTERACTIONS.map(({ description }) => description);
    expect(descriptions.filter((description, at) => descriptions.indexOf(description) !== at)).toEqual([]);
  });

  it('requests nothing that an operation does not declare', () => {
    const declared = new Map(
      readOperations(fileURLToPath(new URL('../operations', import.meta.url))).map(({ name, operation }) => [
        name,
        new Set((operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)),
      ]),
    );
    for (const { operationName, variables = {} } of INTERACTIONS.flatMap(operationsOf))
      expect([
        operationName,
        Object.keys(variables).filter((name) => declared.get(operationName)?.has(name) !== true),
      ]).toEqual([operationName, []]);
  });

  it('contains an upload as soon as an operation takes a file, and none before', () => {
    const uploads = INTERACTIONS.filter(({ request }) => request.body.contentType.startsWith('multipart/form-data'));
    const takesFiles = /\bUpload\b/u.test(readFileSync(new URL('../schema/upstream.graphql', import.meta.url), 'utf8'));
    expect(uploads.length > 0).toBe(takesFiles);
  });

  it('contains batches of two and of ten, the token call and at least six kinds of errors', () => {
    const errors = INTERACTIONS.filter(
      ({ response }) => response.status === 200 && JSON.stringify(response.body.content).includes('"errors":'),
    );
    expect(INTERACTIONS.some((interaction) => sizeOf(interaction) === 2)).toBe(true);
    expect(INTERACTIONS.some((interaction) => sizeOf(interaction) === 10)).toBe(true);
    expect(INTERACTIONS.filter(({ request }) => request.path === '/oauth/token')).toHaveLength(2);
    expect(new Set(errors.map(({ response }) => JSON.stringify(response.body.content))).size).toBeGreaterThanOrEqual(6);
  });

  it('ends with a line break, as written', () => {
    expect(
      readFileSync(new URL('../pacts/shop-gateway-shop-upstream.json', import.meta.url), 'utf8').endsWith('}\n'),
    ).toBe(true);
  });
});
