import { questionTypeRules } from '@pte/exam/registry';
import type { ScriptLine } from '@pte/exam/type-rules';
import { countWords } from '@pte/exam/word-limits';
import type { RecordingPart } from '@pte/speech-synthesis/recording';
import type { Voice } from '@pte/speech-synthesis/speech-provider';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { castOf, voices } from './voices.js';

/** A sound file that a question is to have. */
export interface WantedRecording {
  /** Last part of its key. */
  readonly file: string;
  /** As in `audioUrl`; undefined where several people speak. */
  readonly voice?: 1 | 2 | 3 | 4;
  readonly parts: readonly RecordingPart[];
}

/** What one person says in at most so many words is there in every voice. */
const mostWordsInEveryVoice = 60;

/** The recordings of a question, the one that is heard unless the learner chooses first; none where nothing is to be heard. */
export function recordingsOf({ id, type, content, key }: StarterQuestion): readonly WantedRecording[] {
  const lines = questionTypeRules(type)?.script?.({ content, key }) ?? [];
  if (lines.length === 0) return [];
  const speakers = lines.flatMap((line) => ('who' in line && line.who ? [line.who] : []));
  if (speakers.length > 0) return [{ file: 'discussion.mp3', parts: discussion(lines, castOf(speakers)) }];
  const ordered = voices.map((_, index) => voices[(id + index) % voices.length] ?? voices[0]);
  const words = lines.reduce((sum, line) => sum + ('text' in line ? countWords(line.text) : 0), 0);
  return ordered
    .filter((voice) => voice !== undefined)
    .slice(0, lines.length === 1 && words <= mostWordsInEveryVoice ? voices.length : 1)
    .map(({ number, file, accent, gender }) => ({
      file,
      voice: number,
      parts: lines.map((line) => spoken(line, { accent, gender })),
    }));
}

const spoken = (line: ScriptLine, { accent, gender }: Voice): RecordingPart =>
  'tone' in line ? { tone: true } : { text: line.text, voice: { accent, gender } };

function discussion(lines: readonly ScriptLine[], cast: ReadonlyMap<string, Voice>): readonly RecordingPart[] {
  const [first] = cast.values();
  if (!first) throw new Error('a discussion without speakers');
  return lines.map((line) => spoken(line, ('who' in line && line.who ? cast.get(line.who) : undefined) ?? first));
}
