/** A fault against the house style: its file, its source, and the rule that must report it. */
export interface PlantedFault {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
}

const inDomain = (source: string): PlantedFault => ({
  rule: 'no-restricted-syntax',
  file: 'domain/src/carts/fault.ts',
  source,
});
const inFakes = (source: string): PlantedFault => ({
  rule: 'no-restricted-syntax',
  file: 'fakes/src/carts/fault.ts',
  source,
});
const inJourney = (rule: string, body: string): PlantedFault => ({
  rule: `playwright/${rule}`,
  file: 'e2e/journeys/fault.spec.ts',
  source: `import { expect, test } from '@playwright/test';\ntest('buys', async ({ page }) => { ${body} await expect(page).toHaveTitle('x'); });`,
});
const inUnitTest = (rule: string, source: string): PlantedFault => ({
  rule: `vitest/${rule}`,
  file: 'domain/src/carts/fault.test.ts',
  source: `import { expect, it, vi } from 'vitest';\n${source}`,
});

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  inDomain('export const now = () => new Date();'),
  inDomain('export const now = () => Date.now();'),
  inDomain('export const chance = () => Math.random();'),
  inDomain('export const written = (price: number) => price.toFixed(2);'),
  inDomain('export interface Shopper { readonly headers: object }'),
  inDomain('export interface Shopper { readonly world: string }'),
  inDomain("export const refuse = () => { throw new Error('no'); };"),
  inDomain('export enum Step { Login }'),
  inDomain('export function total() { return 1; }'),
  inDomain('export default 1;'),
  inDomain('export const hidden = (x: string) => x as unknown as number;'),
  inFakes('export const now = () => new Date();'),
  inFakes('export const now = () => performance.now();'),
  {
    rule: 'no-restricted-syntax',
    file: 'client/src/platform/releases/fault.ts',
    source: 'export const now = () => performance.now();',
  },
  { rule: 'no-restricted-syntax', file: 'gateway/src/carts/fault.ts', source: 'export const now = () => Date.now();' },
  {
    rule: 'no-restricted-syntax',
    file: 'client/src/features/carts/fault.ts',
    source: 'export const now = () => new Date();',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'fakes/src/carts/fault.test.ts',
    source: 'export const sleep = () => new Promise((resolve) => setTimeout(resolve, 9));',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'client/src/features/carts/fault.tsx',
    source: 'export const Fault = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'gateway/src/catalogue/fault.ts',
    source:
      "import type { CleanHtml } from '@shop/domain/shared/clean-html';\nexport const hidden = (html: string) => html as CleanHtml;",
  },
  { rule: 'no-restricted-globals', file: 'domain/src/carts/fault.ts', source: "export const held = () => fetch('/');" },
  {
    rule: 'no-restricted-globals',
    file: 'domain/src/carts/fault.ts',
    source: "export const stage = () => process.env['SHOP_STAGE'];",
  },
  {
    rule: 'no-restricted-globals',
    file: 'client/src/features/carts/fault.ts',
    source: "export const noted = () => localStorage.getItem('noted');",
  },
  {
    rule: 'no-restricted-globals',
    file: 'client/src/features/carts/fault.ts',
    source: "export const noted = () => globalThis.sessionStorage.getItem('noted');",
  },
  {
    rule: 'no-restricted-imports',
    file: 'client/src/features/carts/fault.tsx',
    source: "export { Button } from 'react-aria-components';",
  },
  {
    rule: 'no-restricted-imports',
    file: 'client/src/features/carts/fault.ts',
    source: "export { atom } from 'jotai/vanilla';",
  },
  {
    rule: 'no-restricted-imports',
    file: 'fakes/src/carts/fault.ts',
    source: "export { Injectable } from '@nestjs/common';",
  },
  {
    rule: 'no-restricted-imports',
    file: 'client/src/features/carts/fault.ts',
    source: "export { cart } from './cart';",
  },
  {
    rule: 'no-restricted-imports',
    file: 'gateway/src/carts/fault.ts',
    source: "export { cart } from '../../../domain/src/carts/cart.ts';",
  },
  {
    rule: 'no-restricted-imports',
    file: 'gateway/src/carts/fault.resolver.ts',
    source: "export { Mutation } from '@nestjs/graphql';",
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    file: 'domain/src/carts/fault.ts',
    source: "import { Cart } from './cart.ts';\nexport type Held = Cart;",
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'domain/src/carts/fault.ts',
    source: 'export const held: any = 1;',
  },
  { rule: 'no-warning-comments', file: 'domain/src/carts/fault.ts', source: '// TODO later\nexport const held = 1;' },
  { rule: 'no-console', file: 'gateway/src/carts/fault.ts', source: "console.log('x');" },
  { rule: 'max-lines', file: 'domain/src/carts/fault.ts', source: 'export const held = 1;\n'.padEnd(350, '\n') },
  {
    rule: 'check-file/filename-naming-convention',
    file: 'domain/src/carts/CartFault.ts',
    source: 'export const held = 1;',
  },
  {
    rule: 'check-file/filename-naming-convention',
    file: 'client/src/routes/Checkout.Basket.tsx',
    source: 'export const held = 1;',
  },
  {
    rule: 'check-file/folder-naming-convention',
    file: 'domain/src/newCarts/fault.ts',
    source: 'export const held = 1;',
  },
  { rule: 'check-file/filename-blocklist', file: 'domain/src/carts/cart-utils.ts', source: 'export const held = 1;' },
  {
    rule: 'check-file/filename-blocklist',
    file: 'gateway/src/carts/cart.service.ts',
    source: 'export const held = 1;',
  },
  { rule: 'check-file/filename-blocklist', file: 'domain/src/carts/index.ts', source: 'export const held = 1;' },
  {
    rule: 'i18next/no-literal-string',
    file: 'client/src/features/carts/fault.tsx',
    source: 'export const Fault = () => <p>In den Warenkorb</p>;',
  },
  {
    rule: 'i18next/no-literal-string',
    file: 'client/src/features/carts/fault.tsx',
    source: 'export const Fault = () => <nav aria-label="Seiten" />;',
  },
  {
    rule: 'jsx-a11y/alt-text',
    file: 'client/src/features/carts/fault.tsx',
    source: 'export const Fault = () => <img src="x.webp" />;',
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'client/src/features/carts/fault.tsx',
    source:
      "import { useState } from 'react';\nexport const Fault = ({ on }: { on: boolean }) => { if (on) useState(1); return null; };",
  },
  inUnitTest('expect-expect', "it('adds', () => { vi.getRealSystemTime(); });"),
  inUnitTest('no-focused-tests', "it.only('adds', () => { expect(vi).toBe(1); });"),
  inUnitTest('no-disabled-tests', "it.skip('adds', () => { expect(vi).toBe(1); });"),
  inUnitTest('no-restricted-vi-methods', "it('adds', () => { const double = vi.fn(); expect(double).toBe(1); });"),
  inUnitTest('no-restricted-matchers', "it('adds', () => { expect(vi).toMatchSnapshot(); });"),
  inJourney('no-raw-locators', "await page.locator('.basket').click();"),
  inJourney('no-wait-for-timeout', 'await page.waitForTimeout(9);'),
  inJourney('no-skipped-test', 'test.skip();'),
];
