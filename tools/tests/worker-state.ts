/** The state that a test file can change for the files that run after it in the same worker. */
export interface WorkerState {
  /** Values of global properties, environment variables and the working directory, by name. */
  readonly values: ReadonlyMap<string, unknown>;
  /** How many listeners, timers, servers, sockets and processes there are, by name. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Resources of the runner itself, which it opens and closes while it talks to its workers. */
const OF_THE_RUNNER = new Set([
  'CloseReq',
  'FSReqCallback',
  'FSReqPromise',
  'Immediate',
  'MessagePort',
  'PipeWrap',
  'TTYWrap',
]);

/** Globals that libraries set when they are loaded or first used and that do not affect other tests. Most start with two underscores. */
const OF_LIBRARIES =
  /^(?:__.+|Gql\w+MetadataStorage\w*|classValidatorMetadataStorage|visualViewport|Symbol\(undici\.globalDispatcher\.\d\))$/u;

/** A computed property is compared by its getter, because reading it could change something. */
const globals = (): [string, unknown][] =>
  Reflect.ownKeys(globalThis)
    .filter((key) => !OF_LIBRARIES.test(String(key)))
    .map((key) => {
      const { get, value } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
      return [`global ${String(key)}`, get ?? value];
    });

/** Set by libvips (sharp) when it is loaded, and the same for every later file. */
const LIBRARY_VARIABLES: ReadonlySet<string> = new Set(['VIPSHOME']);
const environment = (): [string, unknown][] =>
  Object.entries(process.env)
    .filter(([name]) => !LIBRARY_VARIABLES.has(name))
    .map(([name, value]) => [`environment variable ${name}`, value]);

const listeners = (): [string, number][] =>
  process.eventNames().map((event) => [`listeners of the process for ${String(event)}`, process.listenerCount(event)]);

const resources = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    if (!OF_THE_RUNNER.has(kind)) counts.set(`open ${kind}`, (counts.get(`open ${kind}`) ?? 0) + 1);
  return counts;
};

export const workerState = (): WorkerState => ({
  values: new Map([...globals(), ...environment(), ['working directory', process.cwd()]]),
  counts: new Map([...listeners(), ...resources()]),
});

/** Names of values that have changed, and of resources whose number has grown. */
export const leftovers = (before: WorkerState, after: WorkerState): readonly string[] => [
  ...[...new Set([...before.values.keys(), ...after.values.keys()])].filter(
    (name) => !Object.is(before.values.get(name), after.values.get(name)),
  ),
  ...[...after.counts].filter(([name, count]) => count > (before.counts.get(name) ?? 0)).map(([name]) => name),
];
