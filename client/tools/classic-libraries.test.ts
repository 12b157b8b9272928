import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { asClassicScript, withGlobalLibraries } from './classic-libraries.ts';

const RUNTIME = `var __defProp = Object.defineProperty;
var __commonJSMin = (run, module) => () => (module || run((module = { exports: {} }).exports, module), module.exports);
var __toESM = (module) => ({ default: module });`;

const LIBRARIES = `import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-!~{001}~.js";
var require_react = __commonJSMin((exports) => { exports.version = (globalThis.runs ?? 0) + 1; globalThis.runs = exports.version; });
let count = 1;
count += 1;
const atom$1 = (value) => ({ value });
const shadow = (count) => { count = 5; return count; };
export { require_react as R, atom$1 as a, count };
`;

/** What a chunk exports in a browser that has run the classic script before. */
const exportsOf = (chunk: string): unknown =>
  runInNewContext(`${asClassicScript(LIBRARIES, RUNTIME)}\n(() => { ${withGlobalLibraries(chunk, RUNTIME)} })()`, {
    String,
  });

it('gives the modules what the libraries export', () => {
  const chunk =
    'import { a as atom, count } from "./libraries-!~{002}~.js";\nimport { r as __toESM } from "./rolldown-runtime-!~{001}~.js";\nreturn [atom(7).value, count, __toESM(3).default];';
  expect(exportsOf(chunk)).toEqual([7, 2, 3]);
});

it('runs a CommonJS library once, before any module needs it', () => {
  expect(runInNewContext(`${asClassicScript(LIBRARIES, RUNTIME)}; globalThis.runs`)).toBe(1);
  expect(
    exportsOf(
      'import { R as require_react } from "./libraries-!~{002}~.js";\nreturn [require_react().version, require_react().version];',
    ),
  ).toEqual([1, 1]);
});

it('leaves other imports alone', () => {
  const chunk = 'import { a as b } from "./default-layout-!~{003}~.js";\nexport { b };';
  expect(withGlobalLibraries(chunk, RUNTIME)).toBe(chunk);
});

it('refuses an export that changes after the start: modules would keep its first value', () => {
  expect(() =>
    asClassicScript(
      'let client;\nconst setClient = (next) => { client = next; };\nexport { client as c, setClient as s };\n',
      RUNTIME,
    ),
  ).toThrow('client');
});

it.each([
  'import { x } from "./default-layout-!~{003}~.js";\nconst y = x;\nexport { y };\n',
  'const y = 1;\nexport { y };\nexport { y as z };\n',
])('refuses a chunk of libraries that is no single file: %s', (code) => {
  expect(() => asClassicScript(code, RUNTIME)).toThrow('libraries');
});

it.each([
  'import "./libraries-!~{002}~.js";\n',
  'export { a } from "./libraries-!~{002}~.js";\n',
  'const later = () => import("./rolldown-runtime-!~{001}~.js");\n',
])('refuses a chunk that would fetch the libraries once more: %s', (code) => {
  expect(() => withGlobalLibraries(code, RUNTIME)).toThrow('once more');
});

it('refuses helpers that the runtime does not have', () => {
  expect(() =>
    withGlobalLibraries('import { q as __reExport } from "./rolldown-runtime-!~{001}~.js";\n', RUNTIME),
  ).toThrow('__reExport');
});
