declare module 'virtual:client-manifest' {
  export interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  }
  const manifest: Readonly<Record<string, ManifestChunk | undefined>>;
  export default manifest;
}

declare module 'virtual:boot-script' {
  /** The script that every page contains (`client/tools/boot-script.ts`), and its hash as the content security policy names it. */
  const script: { readonly code: string; readonly hash: string };
  export default script;
}
