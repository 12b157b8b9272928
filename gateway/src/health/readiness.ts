/** What the process stands on: `trouble` names what keeps it from serving, in one word; nothing where all is well. Absent where nothing can. */
export interface Ground {
  readonly trouble?: () => Promise<string | undefined>;
}

/** Whether the process takes new visitors; closes when it is about to end. */
export interface Readiness {
  readonly isOpen: boolean;
  /** What keeps it from serving visitors well just now. */
  troubles(): Promise<readonly string[]>;
  close(): void;
}

/** Injection token of the `Readiness`. */
export const READINESS = Symbol('Readiness');

export const readiness = (grounds: readonly Ground[] = []): Readiness => {
  let isOpen = true;
  return {
    get isOpen() {
      return isOpen;
    },
    troubles: async () => (await Promise.all(grounds.map(async (ground) => ground.trouble?.()))).filter((trouble) => trouble !== undefined),
    close: () => {
      isOpen = false;
    },
  };
};
