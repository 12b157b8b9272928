declare module 'virtual:client-manifest' {
  export interface ManifestChunk {
    readonly file: string;
    readonly name?: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  }
  const manifest: Readonly<Record<string, ManifestChunk | undefined>>;
  export default manifest;
}

declare module 'virtual:inline-scripts' {
  /** The text of a script, and its hash as the content security policy names it (`client/tools/inline-scripts.ts`). */
  interface InlineScript {
    readonly code: string;
    readonly hash: string;
  }
  const scripts: { readonly boot: InlineScript; readonly speculationRules: InlineScript };
  export default scripts;
}
