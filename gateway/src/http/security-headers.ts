/** Headers of every response, as helmet sets them; constants, because they never change. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Sent behind TLS only: for a year, including all subdomains. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

const sources = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

/**
 * The content security policy of a page, by hash: a cached page cannot use a nonce. `hashes` are the `sha256-…` of its
 * inline scripts and styles, `formTargets` the origins besides the shop's that its forms may post to.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  formTargets: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    `script-src 'self'${sources(scriptHashes)}`,
    `style-src 'self'${sources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** For responses other than pages: they may load nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
