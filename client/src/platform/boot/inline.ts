import { boot } from './boot.ts';

boot(document.currentScript?.dataset ?? {}, (file) => import(/* @vite-ignore */ file));
