import { expect, it } from 'vitest';
import { testUpstream } from './testing/test-upstream.ts';

const HOSTS = { de: 'kreide.example', at: 'kreide.at', ch: 'kreide.ch', educational: 'bildung', english: 'en.' };

interface DispatchMail {
  readonly text: string;
  readonly links: readonly { readonly rel: string; readonly url: string }[];
}

it('mails lead to the configured shop, and to this server for documents, whatever host a request names', async () => {
  const upstream = await testUpstream({ shopUrl: 'https://kreide.example', hostMarkers: HOSTS });
  try {
    await upstream.post('/qa/worlds', { id: 'mailed', at: '2026-11-23T09:00:00Z' });
    await upstream.post('/qa/worlds/mailed/clock', { advanceMs: 86_400_000 });
    const { body } = await upstream.get<{ readonly mails: readonly DispatchMail[] }>(
      '/qa/worlds/mailed/mails?template=order-dispatched',
      { 'x-forwarded-host': 'evil.example', 'x-referer': 'https://evil.example/' },
    );
    const urls = Object.fromEntries(body.mails[0]?.links.map(({ rel, url }) => [rel, url]) ?? []);
    expect(new URL(urls['order'] ?? '').origin).toBe('https://kreide.example');
    expect([urls['invoice'], urls['tracking']].map((url) => new URL(url ?? '').origin)).toEqual([
      upstream.url,
      upstream.url,
    ]);
    expect((await upstream.get(urls['invoice'] ?? '')).status).toBe(200);
    expect(body.mails[0]?.text).toContain(`: ${urls['order']}`);
  } finally {
    await upstream.close();
  }
});
