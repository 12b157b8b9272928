import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { page, PROVIDER_STYLE_HASH } from './page-layout.ts';

const TEXTS = { provider: 'Testkasse <X>', notice: 'Hier fließt kein Geld & nichts.' };
const pageOf = (look: 'amazon' | 'card' | 'paypal' | 'twint') =>
  page({ look, status: 422, language: 'en', title: 'Pay <now>', texts: TEXTS, body: '<h1>Pay</h1>' });

/** Relative luminance of a colour (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastToWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

it('a page says in its language who it is, and that no money moves', () => {
  const { status, html } = pageOf('card');
  expect(status).toBe(422);
  for (const part of [
    '<html lang="en">',
    '<title>Pay &lt;now&gt;</title>',
    '<header>Testkasse &lt;X&gt;</header>',
    'Hier fließt kein Geld &amp; nichts.',
    '<main>\n<h1>Pay</h1>\n</main>',
  ])
    expect(html).toContain(part);
});

it('a page may load nothing, send forms to its own host only, and be found or framed nowhere', () => {
  const { headers, html } = pageOf('card');
  const [, style = ''] = /<style>(.*)<\/style>/su.exec(html) ?? [];
  expect(PROVIDER_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  expect(headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src '${PROVIDER_STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-robots-tag': 'noindex',
  });
});

it.each(['amazon', 'card', 'paypal', 'twint'] as const)(
  '%s has a look of its own, with white letters that can be read (WCAG 1.4.3)',
  (look) => {
    const { html } = pageOf(look);
    expect(html).toContain(`<body class="${look}">`);
    const rule = new RegExp(
      `^\\.${look} \\{ --backdrop: (#\\w{6}); --head: (#\\w{6}); --action: (#\\w{6}); --radius: \\d+px; font: 1rem/1\\.5 [A-Z][\\w ,-]+; \\}$`,
      'mu',
    ).exec(html);
    const [, , head = '#ffffff', action = '#ffffff'] = rule ?? [];
    for (const colour of [head, action]) expect(contrastToWhite(colour)).toBeGreaterThan(4.5);
  },
);
