import { describe, expect, it } from 'vitest';

import { closeNetworks, networkOfPage } from './page-network.ts';

describe('the network of a page in a test', () => {
  it('passes on what is asked and answered', async () => {
    const fetch = networkOfPage(async (target) => new Response(`answer to ${String(target)}`));
    expect(await (await fetch('/graphql')).text()).toBe('answer to /graphql');
  });

  it('fails what the shop has not answered when the test ends', async () => {
    const fetch = networkOfPage(() => new Promise(() => undefined));
    const asked = fetch('/graphql');
    closeNetworks();
    await expect(asked).rejects.toThrow('Failed to fetch');
  });

  it('fails what a page still asks after its test', async () => {
    const fetch = networkOfPage(async () => new Response(''));
    closeNetworks();
    await expect(fetch('/graphql')).rejects.toThrow('Failed to fetch');
  });

  it('fails what is asked outside of a page', async () => {
    await expect(fetch('/graphql')).rejects.toThrow('Failed to fetch');
  });
});
