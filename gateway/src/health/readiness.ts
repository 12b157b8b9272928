/** Whether the process takes new visitors; closes when it is about to end. */
export interface Readiness {
  readonly isOpen: boolean;
  close(): void;
}

/** Injection token of the `Readiness`. */
export const READINESS = Symbol('Readiness');

export const readiness = (): Readiness => {
  let isOpen = true;
  return {
    get isOpen() {
      return isOpen;
    },
    close: () => {
      isOpen = false;
    },
  };
};
