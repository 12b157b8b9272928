import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { inRoot, root } from './steps/root.mjs';

const PAGES = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist|coverage|test-results|results|\.stryker-tmp)(?:$|\/)/u.test(name),
});

const LINK = /\]\((?<target>[^)\s]+)\)/gu;
/** A path in backticks that begins with one of our folders. Patterns with `*`, `{` or `<` do not count. */
const PATH = /`(?<target>(?:domain|fakes|gateway|client|contracts|e2e|tools|docs)\/[\w./$-]+)`/gu;
const ELSEWHERE = /^(?:[a-z]+:|#)/u;
/** Files that a build or a test run writes, and files that exist only when they are needed. */
const NOT_COMMITTED = /\/(?:dist|test-results)\/|^gateway\/accepted-api-changes\.txt$/u;
/** Pages that mention folders that no longer exist. */
const HISTORY = /^docs\/decisions\/0083-/u;

const targetsIn = (page: string, pattern: RegExp): string[] =>
  [...readFileSync(inRoot(page), 'utf8').matchAll(pattern)].map(({ groups }) => groups?.['target'] ?? '');

/** Whether the target exists, from the root or from the page's own folder. */
const exists = (target: string, folder: string): boolean =>
  existsSync(inRoot(target)) || existsSync(inRoot(folder, target));

it.each(PAGES)('has no broken links: %s', (page) => {
  const relative = targetsIn(page, LINK).filter((target) => !ELSEWHERE.test(target));
  expect(relative.filter((target) => !existsSync(inRoot(path.dirname(page), target.split('#')[0] ?? '')))).toEqual([]);
});

it.each(PAGES.filter((page) => !HISTORY.test(page)))('names only files that exist: %s', (page) => {
  const named = targetsIn(page, PATH).filter((target) => !NOT_COMMITTED.test(target));
  expect(named.filter((target) => !exists(target, path.dirname(page)))).toEqual([]);
});

it('gives every decision a number of its own', () => {
  const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((page) => path.basename(page).slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});
