/** Finds out what keeps the process from serving; nothing where all is well. */
export type ReadinessCheck = () => Promise<string | undefined>;

/** Whether the process takes new visitors; closes when it is about to end. */
export interface Readiness {
  readonly isOpen: boolean;
  /** What keeps it from serving visitors well just now. */
  troubles(): Promise<readonly string[]>;
  close(): void;
}

/** Injection token of the `Readiness`. */
export const READINESS = Symbol('Readiness');

export const readiness = (checks: readonly ReadinessCheck[] = []): Readiness => {
  let isOpen = true;
  return {
    get isOpen() {
      return isOpen;
    },
    troubles: async () => (await Promise.all(checks.map((check) => check()))).filter((trouble) => trouble !== undefined),
    close: () => {
      isOpen = false;
    },
  };
};
