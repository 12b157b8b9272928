import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { GATEWAY_ENVIRONMENT, GATEWAY_FLAGS } from '../steps/gateway.mjs';
import { PNPM } from '../steps/install.mjs';

const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

/** The environment of the last stage, which is the image; the other stages only build. */
const environment = (): Readonly<Record<string, string | undefined>> => {
  const image = dockerfile.split(/^FROM /mu).at(-1) ?? '';
  const variables = [...image.matchAll(/^ENV (.+)$/gmu)].flatMap(([, line = '']) => line.split(' '));
  return Object.fromEntries(variables.map((variable) => variable.split('=')));
};

describe('the image', () => {
  it('installs with the pnpm that npm start installs with', () => {
    const versions = [...dockerfile.matchAll(/\bpnpm@\S+/gu)].map(([version]) => version);
    expect(new Set(versions)).toEqual(new Set([PNPM]));
  });

  it('starts the gateway with the flags of npm start', () => {
    const [, command = '[]'] = /^CMD (.+)$/mu.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...GATEWAY_FLAGS, 'gateway/dist/main.js']);
  });

  it('compiles with the flags that it starts with, because Node keeps what it compiles for one set of flags', () => {
    const [, command = '[]'] = /^RUN (\[.+fill-compile-cache.+)$/mu.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...GATEWAY_FLAGS, 'gateway/tools/fill-compile-cache.mjs']);
  });

  it('starts the gateway in the environment of npm start', () => {
    expect(environment()).toMatchObject(GATEWAY_ENVIRONMENT);
  });

  it('starts as production, so that a missing variable never exposes the fake shop, its customers or the QA plane', () => {
    expect(environment()).toMatchObject({ NODE_ENV: 'production', SHOP_STAGE: 'production' });
    expect(environment()).not.toHaveProperty('SHOP_BACKEND');
    expect(environment()).not.toHaveProperty('SESSION_SECRET');
  });
});
