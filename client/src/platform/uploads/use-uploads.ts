import { fileError, type UploadRule } from '@shop/domain/shared/upload-rules';
import { useEffect, useRef, useState } from 'react';

import { useFormHandle } from '../forms/form-context.ts';
import { randomKey } from '../random-key.ts';
import type { SendOptions } from '../transport/send-form.ts';
import { type FileEntry, isReceived, readEntries, writeEntries } from '@shop/domain/shared/file-entries';

/** The shop's reply to a file. */
export type UploadResult =
  | { readonly accepted: true; readonly id: string; readonly name: string }
  | { readonly accepted: false; readonly message: string };

/** Sends a file to the shop. Rejects if the shop cannot be reached. */
export type Upload = (file: File, options: SendOptions) => Promise<UploadResult>;

/** A file that was not taken. */
export interface RefusedFile {
  readonly name: string;
  readonly message: string;
}

/** What is going on with a file, beyond what the form remembers. */
interface Progress {
  readonly file: File;
  readonly share: number;
  readonly isBroken: boolean;
  readonly controller: AbortController;
}

/** A file as its field shows it. */
export interface ShownFile extends FileEntry {
  readonly status: 'sending' | 'received' | 'broken';
  /** The sent part, from 0 to 1. */
  readonly share: number;
  /** Still there in the browser: it can be shown, and sent again. */
  readonly file?: File;
}

/** What just happened to a file, for screen readers. */
export interface FileNews {
  readonly what: 'sending' | 'received' | 'broken' | 'removed';
  readonly name: string;
}

export interface Uploads {
  readonly files: readonly ShownFile[];
  readonly refused: readonly RefusedFile[];
  readonly news: FileNews | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
}

const shown = (entry: FileEntry, progress: Progress | undefined): ShownFile => {
  const file = progress === undefined ? {} : { file: progress.file };
  if (isReceived(entry)) return { ...entry, ...file, status: 'received', share: 1 };
  // Without progress the page was reloaded while the file was on its way.
  return {
    ...entry,
    ...file,
    status: progress?.isBroken === false ? 'sending' : 'broken',
    share: progress?.share ?? 0,
  };
};

/** The files of a file field. Each is sent as soon as it is chosen; the field's value in the form says which of them the shop has. */
export const useUploads = (name: string, rule: UploadRule, upload: Upload): Uploads => {
  const { values, current, set } = useFormHandle();
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [news, setNews] = useState<FileNews>();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const entries = (): readonly FileEntry[] => readEntries(current()[name]);
  const write = (next: readonly FileEntry[]): void => set({ [name]: writeEntries(next) });
  const update = (key: string, change: Partial<Progress>): void =>
    setProgress((before) => (before[key] === undefined ? before : { ...before, [key]: { ...before[key], ...change } }));
  const drop = (key: string): void => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    write(entries().filter((entry) => entry.key !== key));
    setProgress((before) => Object.fromEntries(Object.entries(before).filter(([known]) => known !== key)));
  };

  const finish = (key: string, file: File, result: UploadResult): void => {
    if (result.accepted) {
      write(entries().map((entry) => (entry.key === key ? { key, id: result.id, name: result.name } : entry)));
      update(key, { share: 1 });
      setNews({ what: 'received', name: result.name });
      return;
    }
    drop(key);
    setRefused((before) => [...before, { name: file.name, message: result.message }]);
  };
  const send = (key: string, file: File): void => {
    const controller = new AbortController();
    running.current.set(key, controller);
    setProgress((before) => ({ ...before, [key]: { file, share: 0, isBroken: false, controller } }));
    setNews({ what: 'sending', name: file.name });
    upload(file, { signal: controller.signal, onProgress: (share) => update(key, { share }) })
      .then((result) => {
        if (!controller.signal.aborted) finish(key, file, result);
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        update(key, { isBroken: true });
        setNews({ what: 'broken', name: file.name });
      });
  };

  const choose = (files: readonly File[]): void => {
    const checked = files.map((file) => ({ file, message: fileError(rule, file) }));
    const good = checked.flatMap(({ file, message }) => (message === undefined ? [file] : []));
    if (rule.maxFiles === 1 && good.length > 0) entries().forEach(({ key }) => drop(key));
    const room = rule.maxFiles - entries().length;
    setRefused([
      ...checked.flatMap(({ file, message }) => (message === undefined ? [] : [{ name: file.name, message }])),
      ...good.slice(room).map((file) => ({ name: file.name, message: 'shop.upload.tooMany' })),
    ]);
    for (const file of good.slice(0, room)) {
      const key = randomKey();
      write([...entries(), { key, id: '', name: file.name }]);
      send(key, file);
    }
  };
  const retry = (key: string): void => {
    const file = progress[key]?.file;
    if (file !== undefined) send(key, file);
  };
  const remove = (key: string): void => {
    const entry = entries().find((one) => one.key === key);
    drop(key);
    if (entry !== undefined) setNews({ what: 'removed', name: entry.name });
  };
  return {
    files: readEntries(values[name]).map((entry) => shown(entry, progress[entry.key])),
    refused,
    news,
    choose,
    retry,
    remove,
  };
};
