import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { GATEWAY_ENVIRONMENT, GATEWAY_FLAGS } from '../steps/gateway.mjs';

const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

describe('the image', () => {
  it('starts the gateway with the flags of npm start', () => {
    const [, command = '[]'] = /^CMD (.+)$/mu.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...GATEWAY_FLAGS, 'gateway/dist/main.js']);
  });

  it('starts it in the environment of npm start', () => {
    const [, variables = ''] = /^ENV (.+)$/mu.exec(dockerfile) ?? [];
    expect(Object.fromEntries(variables.split(' ').map((variable) => variable.split('=')))).toMatchObject(GATEWAY_ENVIRONMENT);
  });
});
