import { readFileSync } from 'node:fs';
import { MAX_FORM_BYTES } from '@shop/gateway/limits/limits';
import { describe, expect, it } from 'vitest';

const configuration = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');

/** The headers that a location sends on; a location with its own headers inherits none. */
const headersOf = (location: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...location.matchAll(/^\s*proxy_set_header\s+(?<name>\S+)\s+(?<value>.+);$/gmu)].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['value'] ?? '',
    ]),
  );

const passing = configuration
  .split(/^\s*location\s/mu)
  .slice(1)
  .filter((location) => location.includes('proxy_pass'));

describe('nginx', () => {
  it('overwrites every forwarded header that the gateways trust, and clears the forwarded host', () => {
    expect(passing.length).toBeGreaterThan(0);
    for (const location of passing) {
      expect(headersOf(location)).toMatchObject({
        Host: '$http_host',
        'X-Forwarded-Host': '""',
        'X-Forwarded-For': '$remote_addr',
        'X-Forwarded-Proto': '$scheme',
        'X-Request-Id': '$request_id',
      });
    }
  });

  it('lets every form with files through to the gateways, which know why they refuse one', () => {
    const megabytes = Number(/client_max_body_size (?<size>\d+)m;/u.exec(configuration)?.groups?.['size']);
    expect(megabytes * 1_000_000).toBeGreaterThan(MAX_FORM_BYTES);
  });

  it('logs nothing that names a visitor or lets somebody in: no query, no path beyond its first part, no address', () => {
    const format = /log_format (?<name>\S+) '(?<variables>[^']+)';/u.exec(configuration)?.groups;
    expect(format?.['variables']?.split(' ')).toEqual([
      '$time_iso8601',
      '$request_method',
      '$log_section',
      '$status',
      '$body_bytes_sent',
      '$request_time',
      '$request_id',
    ]);
    expect(
      [...configuration.matchAll(/^\s*(?:access|error)_log \S+ (?<how>\S+);$/gmu)].map(({ groups }) => groups?.['how']),
    ).toEqual([format?.['name'], 'crit']);
    const section = new RegExp(/"~(?<section>[^"]+)" \$section;/u.exec(configuration)?.groups?.['section'] ?? '', 'u');
    expect(section.exec('/returns/product-selection/4f1c9a/')?.groups?.['section']).toBe('/returns');
  });

  it('never sends an order twice', () => {
    for (const location of passing)
      expect(/proxy_next_upstream (?<when>.+);/u.exec(location)?.groups?.['when']).toBe('error timeout');
  });
});
