import { currentLocale } from './locale.js';

/** Picks from texts that data carries in both languages. */
export const inLocale = ({ zh, en }: { zh: string; en: string }): string => (currentLocale() === 'zh-CN' ? zh : en);
