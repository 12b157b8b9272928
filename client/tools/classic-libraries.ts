import { parse } from 'acorn';
import { analyze, type Scope } from 'eslint-scope';
import type { Plugin, Rolldown } from 'vite';

/** The chunk of the libraries that every page needs. */
export const LIBRARIES = 'libraries';
/** The global variable with what that chunk exports. */
const GLOBAL = 'shopLibraries';

const RUNTIME = 'rolldown-runtime';
const RUNTIME_MODULE = '\0rolldown/runtime.js';

/** Imports and exports as Rolldown writes them. The names of files are not final yet. */
const importsFrom = (chunk: string): RegExp =>
  new RegExp(String.raw`^import \{(?<names>[^}]*)\} from "\./${chunk}-[^"]*";$`, 'gmu');
const EXPORTS = /^export \{(?<names>[^}]*)\};?\s*$/mu;
/** A CommonJS module runs when it is first required. */
const COMMON_JS = /^require_/u;
/** A file that no module may fetch. */
const STILL_IMPORTED = new RegExp(String.raw`["']\./(?:${LIBRARIES}|${RUNTIME})-`, 'u');
const HELPER = /^var (?<name>__\w+) = \(/gmu;

interface Renamed {
  readonly name: string;
  readonly renamed: string;
}

const namesIn = (list: string): readonly Renamed[] =>
  list.split(',').map((entry) => {
    const [name = '', renamed = name] = entry.trim().split(' as ');
    return { name, renamed };
  });

const helpersIn = (runtime: string): readonly string[] =>
  [...runtime.matchAll(HELPER)].map(({ groups }) => groups?.['name'] ?? '');

/** The exports that are assigned again once the chunk has run: whoever has read them before has an old value. */
const assignedLater = (code: string, exported: readonly string[]): readonly string[] => {
  const module: Scope | undefined = analyze(
    parse(code, { ecmaVersion: 'latest', sourceType: 'module', ranges: true }) as Parameters<typeof analyze>[0],
    { ecmaVersion: 2022, sourceType: 'module' },
  ).globalScope?.childScopes[0];
  const isLater = (name: string): boolean =>
    module?.set
      .get(name)
      ?.references.some((reference) => reference.isWrite() && reference.from.variableScope !== module) ?? false;
  return exported.filter(isLater);
};

/** The chunk of the libraries, together with Rolldown's runtime, as a classic script that needs no other file. */
export const asClassicScript = (code: string, runtime: string): string => {
  const exported = namesIn(EXPORTS.exec(code)?.groups?.['names'] ?? '');
  const later = assignedLater(
    code,
    exported.map(({ name }) => name),
  );
  if (later.length > 0)
    throw new Error(
      `The libraries assign to what they export once they have run: ${later.join(', ')}. A classic script cannot export that.`,
    );
  const properties = exported.map(({ name, renamed }) => `${renamed}: ${name}`).join(', ');
  // Run here, React does not make the task of the first module longer that needs it.
  const required = exported
    .filter(({ name }) => COMMON_JS.test(name))
    .map(({ name }) => `${name}();`)
    .join(' ');
  const body = code
    .replaceAll(importsFrom(RUNTIME), '')
    .replace(EXPORTS, () => `${required} return {${properties}, runtime: {${helpersIn(runtime).join(', ')}}};`);
  if (/^(?:import|export)\b/mu.test(body))
    throw new Error(
      'The libraries import something besides the runtime, or export something in another way than Rolldown did so far.',
    );
  return `globalThis.${GLOBAL} = (() => {\n${runtime}\n${body}\n})();`;
};

const destructured = (code: string, chunk: string, properties: (imported: readonly Renamed[]) => string): string =>
  code.replaceAll(importsFrom(chunk), (...match) => {
    const { names = '' } = match.at(-1) as Record<string, string>;
    return properties(namesIn(names));
  });

/** A chunk that takes the libraries and the runtime from the classic script. */
export const withGlobalLibraries = (code: string, runtime: string): string => {
  const helpers = helpersIn(runtime);
  const withRuntime = destructured(code, RUNTIME, (imported) => {
    const unknown = imported.find(({ renamed }) => !helpers.includes(renamed));
    if (unknown !== undefined)
      throw new Error(`${unknown.renamed} is none of the helpers of Rolldown's runtime: ${helpers.join(', ')}.`);
    return `const {${imported.map(({ renamed }) => renamed).join(', ')}} = ${GLOBAL}.runtime;`;
  });
  const result = destructured(
    withRuntime,
    LIBRARIES,
    (imported) => `const {${imported.map(({ name, renamed }) => `${name}: ${renamed}`).join(', ')}} = ${GLOBAL};`,
  );
  if (STILL_IMPORTED.test(result))
    throw new Error(
      'A chunk imports the libraries in another way than Rolldown did so far, and would fetch them once more as a module.',
    );
  return result;
};

const runtimeIn = (chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): string =>
  Object.values(chunks).find(({ name }) => name === RUNTIME)?.modules[RUNTIME_MODULE]?.code ?? '';

/**
 * Writes the libraries as a classic script, for which browsers keep what they have compiled: Chromium compiles a module again at
 * each visit (docs/decisions/0144). The boot script runs it before all modules.
 */
export const classicLibraries = (): Plugin => ({
  name: 'classic-libraries',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  renderChunk: (code, { name }, _options, { chunks }) => ({
    code: name === LIBRARIES ? asClassicScript(code, runtimeIn(chunks)) : withGlobalLibraries(code, runtimeIn(chunks)),
    map: null,
  }),
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const runtime = Object.values(bundle).find(({ name }) => name === RUNTIME)?.fileName ?? '';
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.imports = file.imports.filter((name) => name !== runtime);
      Reflect.deleteProperty(bundle, runtime);
    },
  },
});
