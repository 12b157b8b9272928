import type { Dependencies } from './dependencies.ts';

/** `starting` until each dependency has been up once, `draining` when the process is about to end. */
export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether balancers may send visitors. A dependency that fails later makes no gateway unready: all share it, and each can still serve. */
export interface Readiness {
  state(): Promise<ReadinessState>;
  close(): void;
}

/** Injection token of the `Readiness`. */
export const READINESS = Symbol('Readiness');

export const readiness = (dependencies: Dependencies): Readiness => {
  let isDraining = false;
  const hasStarted = async (): Promise<boolean> => {
    if (!dependencies.haveAllBeenUp) await dependencies.check();
    return dependencies.haveAllBeenUp;
  };
  return {
    state: async () => {
      if (isDraining) return 'draining';
      return (await hasStarted()) ? 'ready' : 'starting';
    },
    close: () => {
      isDraining = true;
    },
  };
};
