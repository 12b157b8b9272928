/** What can be wrong with the world that a request names, and the HTTP status for it. */
const STATUSES = { WORLD_UNKNOWN: 404, WORLD_GONE: 410, WORLD_REQUIRED: 400, WORLD_ID_INVALID: 400 } as const;

export type WorldProblem = keyof typeof STATUSES;

export const isWorldProblem = (code: unknown): code is WorldProblem =>
  typeof code === 'string' && Object.hasOwn(STATUSES, code);

/** The world of a tester's request is missing. The shop has not failed, and the tester reads the reason. */
export class NoSuchWorld extends Error {
  override readonly name = 'NoSuchWorld';
  readonly problem: WorldProblem;
  readonly status: number;

  constructor(problem: WorldProblem, message: string) {
    super(message);
    this.problem = problem;
    this.status = STATUSES[problem];
  }
}

/** The first of these errors that is about the world, as that failure. */
export const worldProblemIn = (
  errors: readonly { readonly message: string; readonly classification?: unknown }[],
): NoSuchWorld | undefined => {
  const [problem] = errors.flatMap(({ message, classification }) =>
    isWorldProblem(classification) ? [new NoSuchWorld(classification, message)] : [],
  );
  return problem;
};
