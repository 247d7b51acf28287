import type { Locale } from '../../lib/i18n/locale.js';

export interface DocumentText {
  readonly title: string;
  readonly sections: readonly {
    readonly heading?: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** A page of the house's own words, in both languages. */
export type HouseDocument = Readonly<Record<Locale, DocumentText>>;

/** Names of documents as they stand in the address, `/?page=terms`. */
export const documentNames = ['terms', 'privacy', 'conduct', 'help', 'about'] as const;
export type DocumentName = (typeof documentNames)[number];

const loaders: Readonly<Record<DocumentName, () => Promise<HouseDocument>>> = {
  terms: () => import('./texts/terms.js').then((module) => module.terms),
  privacy: () => import('./texts/privacy.js').then((module) => module.privacy),
  conduct: () => import('./texts/conduct.js').then((module) => module.conduct),
  help: () => import('./texts/help.js').then((module) => module.help),
  about: () => import('./texts/about.js').then((module) => module.about),
};

export const isDocumentName = (name: string | null): name is DocumentName =>
  documentNames.some((known) => known === name);

export const loadDocument = (name: DocumentName): Promise<HouseDocument> => loaders[name]();
