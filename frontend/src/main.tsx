import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { expireDrafts } from './lib/draft/draft.js';
import { deleteRecording } from './lib/draft/recording-store.js';
import { localeFiles } from './lib/i18n/load-locale.js';
import { currentLocale } from './lib/i18n/locale.js';
import { startI18n } from './lib/i18n/start-i18n.js';
import { restorePreferences } from './lib/preferences/preferences.slice.js';
import { restoreSession } from './lib/session/session-effects.js';
import { makeStore } from './lib/store.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = makeStore();
store.dispatch(restorePreferences());
await startI18n(currentLocale(), localeFiles);
void store.dispatch(restoreSession());
createRoot(root).render(<App store={store} />);

for (const key of expireDrafts()) void deleteRecording(key).catch(() => undefined);
