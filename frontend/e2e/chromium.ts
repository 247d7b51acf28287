import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stackAddress } from '@pte/testing/stack-address';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { type DemoAccount, tokenOf } from './staff.js';

export interface Visit {
  readonly page: Page;
  /** What the page complained about so far: uncaught errors, and console errors such as a broken CSP. */
  readonly complaints: readonly string[];
  /** For a visit that goes on in the next test: complaints so far do not count. */
  readonly forget: () => void;
  /** Ends the browser and deletes its profile. */
  readonly end: () => Promise<void>;
}

export interface VisitOptions {
  /** A WAV file that plays, once, whenever the page opens the microphone. */
  readonly microphone?: string;
  readonly language?: 'en-US' | 'zh-CN';
}

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Debian's Chromium with a profile of its own, at the product that Jest started. Paths given to `page.goto` are relative to it. */
export async function visit({ microphone, language = 'en-US' }: VisitOptions = {}): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'pte-chromium-'));
  const audio = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...(microphone ? [`--use-file-for-fake-audio-capture=${microphone}%noloop`] : []),
  ];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['PTE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...quiet, ...audio],
    baseURL: stackAddress(),
    locale: language,
    permissions: ['microphone'],
  });
  await context.addInitScript(`localStorage.setItem('pte-locale', ${JSON.stringify(language)})`);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints = complaintsOf(page);
  return {
    page,
    complaints,
    forget: () => {
      complaints.length = 0;
    },
    end: () => end(context, profile),
  };
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

async function end(context: BrowserContext, profile: string): Promise<void> {
  await context.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}

/** Signs in through the form; resolves when the page knows the learner. */
export async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Username, phone or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: `Menu of ${name}` }).waitFor();
}

/** Signs in without the form, for pages whose language is not the form's; takes effect with the next page. */
export async function enter(page: Page, name: DemoAccount): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: await tokenOf(name), url: stackAddress() }]);
}
