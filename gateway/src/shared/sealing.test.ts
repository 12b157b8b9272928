import { describe, expect, it } from 'vitest';
import { sealer } from './sealing.ts';

const SECRET = 'chalk and slate and sponge on the desk';
const NEXT_SECRET = 'the board was wiped and the desk moved on';
const TEXT = '{"email":"gerda.gast@pausenhof.example","comment":"Füller & Tinte 🖍"}';

const opened = sealer([SECRET], 'reply');

describe('a sealed text', () => {
  it.each([TEXT, '', 'x'.repeat(100_000)])('opens in the place that it was sealed for: %.20s', (text) => {
    expect(opened.open('a place', opened.seal('a place', text))).toBe(text);
  });

  it('shows nothing of itself, not even that it was sealed before', () => {
    const sealed = [opened.seal('a place', TEXT), opened.seal('a place', TEXT)];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const text of sealed) {
      expect(text).toMatch(/^[\w-]+$/u);
      expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('gerda');
    }
  });

  it('opens neither in another place, nor for another purpose, nor with another secret', () => {
    const sealed = opened.seal('a place', TEXT);
    expect([
      opened.open('another place', sealed),
      sealer([SECRET], 'cookie').open('a place', sealed),
      sealer([NEXT_SECRET], 'reply').open('a place', sealed),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('opens with an older secret while it is being replaced', () => {
    expect(sealer([NEXT_SECRET, SECRET], 'reply').open('a place', opened.seal('a place', TEXT))).toBe(TEXT);
  });

  it('does not open after any change', () => {
    const sealed = opened.seal('a place', TEXT);
    const changed = Array.from(
      sealed,
      (character, at) => `${sealed.slice(0, at)}${character === 'x' ? 'y' : 'x'}${sealed.slice(at + 1)}`,
    ).filter((text) => !Buffer.from(text, 'base64url').equals(Buffer.from(sealed, 'base64url')));
    const cut = Array.from(sealed, (_, length) => sealed.slice(0, Math.max(0, length - 1)));
    expect(changed.length).toBeGreaterThan(100);
    for (const forged of [...changed, ...cut, `${sealed}xx`]) expect(opened.open('a place', forged)).toBeUndefined();
  });
});
