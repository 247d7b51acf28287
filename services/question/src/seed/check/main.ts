/** The seed check: node dist/seed/check/main.js [--every-voice]. Ends with code 1 when something is wrong. */

import { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import { speechProvider } from '@pte/speech-synthesis/speech-environment';
import { readSpeechConfig } from '../../config.js';
import { starterBank } from '../starter-bank/starter-bank.js';
import { starterMocks } from '../starter-mocks/starter-mocks.js';
import { checkBank } from './check-bank.js';
import { reportText } from './report-text.js';

const config = readSpeechConfig();
const report = await checkBank({
  questions: [...starterBank, ...starterMocks],
  speech: new SpeechCache(config.SPEECH_CACHE_DIRECTORY, speechProvider(config)),
  stage: process.argv.includes('--every-voice') ? 'every voice' : 'first voice',
  onProgress: (done, all) => {
    if (done % 50 === 0) process.stdout.write(`${done} of ${all} questions checked\n`);
  },
});
process.stdout.write(`${reportText(report)}\n`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
