import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NetworkFailure } from '../failures/failures.ts';
import { apiToken } from './api-token.ts';
import { sendForm } from './send-form.ts';

/** A request that a test replies to. */
class ScriptedRequest {
  static readonly all: ScriptedRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  status = 0;
  responseText = '';
  isAborted = false;
  sent: unknown;

  constructor() {
    ScriptedRequest.all.push(this);
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.isAborted = true;
  }
  reply(status: number, body: object | string): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const PATH = '/api/uploads/certificate/';
const request = (at: number): Promise<ScriptedRequest> =>
  vi.waitFor(() => ScriptedRequest.all[at] ?? expect.unreachable());

let tokens = 0;
beforeEach(async () => {
  ScriptedRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest);
  vi.stubGlobal('fetch', async () => Response.json({ token: `t${(tokens += 1)}` }));
  // Another file may have left its token.
  apiToken.renew(await apiToken.current());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a form with files', () => {
  it('is sent with the token, reports its progress, and returns the reply', async () => {
    const shares: number[] = [];
    const form = new FormData();
    const reply = sendForm(PATH, form, { onProgress: (share) => shares.push(share) });
    const first = await request(0);
    expect([first.sent, first.headers['authorization']?.slice(0, 8)]).toEqual([form, 'Bearer t']);
    first.upload.onprogress?.({ loaded: 1, total: 4 });
    first.reply(200, { successfull: true });
    expect([await reply, shares]).toEqual([{ status: 200, body: { successfull: true } }, [0.25]]);
  });

  it('is sent once more if its token is no longer valid', async () => {
    const reply = sendForm(PATH, new FormData());
    const first = await request(0);
    first.reply(401, {});
    const second = await request(1);
    expect(second.headers['authorization']).not.toBe(first.headers['authorization']);
    second.reply(200, { successfull: true });
    expect(await reply).toEqual({ status: 200, body: { successfull: true } });
  });

  it('fails as a network failure if the connection breaks', async () => {
    const reply = sendForm(PATH, new FormData());
    (await request(0)).onerror?.();
    await expect(reply).rejects.toBeInstanceOf(NetworkFailure);
  });

  it.each(['<!doctype html>', '{"image":{"id', '', '["blocked"]'])(
    'fails as a network failure if something else stands in place of the reply: %s',
    async (text) => {
      const reply = sendForm(PATH, new FormData());
      (await request(0)).reply(200, text);
      await expect(reply).rejects.toBeInstanceOf(NetworkFailure);
    },
  );

  it('ends when it is cancelled', async () => {
    const controller = new AbortController();
    const reply = sendForm(PATH, new FormData(), { signal: controller.signal });
    const first = await request(0);
    controller.abort();
    await expect(reply).rejects.toHaveProperty('name', 'AbortError');
    expect(first.isAborted).toBe(true);
  });
});
