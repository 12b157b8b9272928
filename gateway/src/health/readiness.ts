import type { Dependencies } from './dependencies.ts';

/** `starting` until everything that the gateway stands on has been up once, `draining` once it is about to end. */
export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether balancers may send visitors to the process. A shared dependency that goes down later takes no gateway out: each can still serve. */
export interface Readiness {
  state(): Promise<ReadinessState>;
  close(): void;
}

/** Injection token of the `Readiness`. */
export const READINESS = Symbol('Readiness');

export const readiness = (dependencies: Dependencies): Readiness => {
  let isDraining = false;
  const hasStarted = async (): Promise<boolean> => {
    if (!dependencies.haveAllBeenUp) await dependencies.look();
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
