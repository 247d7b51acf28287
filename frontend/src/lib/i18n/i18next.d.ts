import 'i18next';
import type accuracy from './locales/zh-CN/accuracy.json';
import type auth from './locales/zh-CN/auth.json';
import type common from './locales/zh-CN/common.json';
import type dialogs from './locales/zh-CN/dialogs.json';
import type documents from './locales/zh-CN/documents.json';
import type home from './locales/zh-CN/home.json';
import type me from './locales/zh-CN/me.json';
import type membership from './locales/zh-CN/membership.json';
import type mock from './locales/zh-CN/mock.json';
import type practice from './locales/zh-CN/practice.json';
import type question from './locales/zh-CN/question.json';
import type report from './locales/zh-CN/report.json';
import type result from './locales/zh-CN/result.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      accuracy: typeof accuracy;
      auth: typeof auth;
      common: typeof common;
      dialogs: typeof dialogs;
      documents: typeof documents;
      home: typeof home;
      me: typeof me;
      membership: typeof membership;
      mock: typeof mock;
      practice: typeof practice;
      question: typeof question;
      report: typeof report;
      result: typeof result;
    };
  }
}
