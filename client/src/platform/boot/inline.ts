import { boot } from './boot.ts';

boot(document.currentScript?.dataset ?? {}, (entry) => import(/* @vite-ignore */ entry));
