import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const GERMAN = join(import.meta.dirname, 'de');

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

const PLURAL = /_(?:one|other)$/u;

/** Prefixes of keys that are completed at run time, as in `step.${name}` or `${code}.hint`. */
const begun = [...code.matchAll(/`((?:[\w-]+\.)+)\$\{/gu)].map(([, beginning = '']) => beginning);

/** Prefixes that are followed by the name of a field (`platform/forms/use-field-error-text.ts`). */
const ABOUT_FIELDS = ['shop.form.required.', 'shop.form.email.', 'shop.form.choice.', 'shop.upload.type.'];
/** Shown by the gateway after a form without scripts. */
const OF_THE_GATEWAY = ['shop.cart.added'];

const crossTheWire = new Set<string>([...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS, ...OF_THE_GATEWAY]);

const isUsed = (key: string): boolean =>
  code.includes(`'${key}'`) ||
  crossTheWire.has(key) ||
  [...begun, ...ABOUT_FIELDS].some((beginning) => key.startsWith(beginning));

const keysOf = (file: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(GERMAN, file), 'utf8'))).map((key) => key.replace(PLURAL, ''));

describe('the texts of the shop', () => {
  it.each(readdirSync(GERMAN))('are all shown somewhere: %s', (file) => {
    expect([...new Set(keysOf(file))].filter((key) => !isUsed(key))).toEqual([]);
  });
});
