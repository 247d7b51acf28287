export type Category = 'speaking' | 'writing' | 'reading' | 'listening';
export type Skill = 'S' | 'W' | 'R' | 'L';

/** A built-in question type. Source: scoring.md 3. */
export interface BuiltInType {
  readonly id: number;
  readonly abbr: string;
  /** Place in the display order: 0 speaking, 1 writing, 2 reading, 3 listening, 4 mock. */
  readonly category: 0 | 1 | 2 | 3 | 4;
  /** 0 academic and core, 1 core only, 2 academic only. */
  readonly mode: 0 | 1 | 2;
  readonly en: string;
  readonly zh: string;
  readonly skills: { readonly academic: readonly Skill[]; readonly core: readonly Skill[] };
  /** Points of one question; null where the question decides (blanks, keys, words) and for mocks. */
  readonly max: number | null;
}

/** Category words of the interface by number; 4 are the mocks. */
export const categories: readonly Category[] = ['speaking', 'writing', 'reading', 'listening'];

export const mockTypeId = 25;

const skillsOf = (letters: string) => [...letters] as Skill[];

function type(
  id: number,
  abbr: string,
  [category, mode]: readonly [BuiltInType['category'], BuiltInType['mode']],
  [en, zh]: readonly [string, string],
  [academic, core, max]: readonly [string, string, number | null],
): BuiltInType {
  return { id, abbr, category, mode, en, zh, skills: { academic: skillsOf(academic), core: skillsOf(core) }, max };
}

/** All 26, by id. */
export const builtInTypes: readonly BuiltInType[] = [
  type(0, 'SWTA', [1, 2], ['Summarize Written Text (Academic)', '书面文本总结（学术）'], ['RW', '', 9]),
  type(1, 'WES', [1, 2], ['Write Essay', '议论文写作'], ['W', '', 26]),
  type(2, 'RA', [0, 0], ['Read Aloud', '朗读'], ['S', 'SR', 15]),
  type(3, 'RS', [0, 0], ['Repeat Sentence', '复述句子'], ['LS', 'LS', 13]),
  type(4, 'DI', [0, 0], ['Describe Image', '描述图片'], ['S', 'S', 16]),
  type(5, 'RL', [0, 2], ['Re-tell Lecture', '复述讲座'], ['LS', '', 16]),
  type(6, 'ASQ', [0, 0], ['Answer Short Question', '简短回答'], ['L', 'LS', 1]),
  type(7, 'RTS', [0, 0], ['Respond to a Situation', '情景应答'], ['S', 'S', 16]),
  type(8, 'SGD', [0, 2], ['Summarize Group Discussion', '小组讨论总结'], ['LS', '', 16]),
  type(9, 'RWFIB', [2, 0], ['Fill in the Blanks (Dropdown)', '读写填空（下拉）'], ['R', 'RW', null]),
  type(10, 'RMCM', [2, 0], ['Multiple Choice, Multiple Answers (Reading)', '阅读多选'], ['R', 'R', null]),
  type(11, 'RO', [2, 0], ['Re-order Paragraphs', '段落排序'], ['R', 'R', null]),
  type(12, 'RFIB', [2, 0], ['Fill in the Blanks (Drag and Drop)', '阅读填空（拖拽）'], ['R', 'R', null]),
  type(13, 'SSTA', [3, 2], ['Summarize Spoken Text (Academic)', '听力总结（学术）'], ['LW', '', 12]),
  type(14, 'LMCM', [3, 0], ['Multiple Choice, Multiple Answers (Listening)', '听力多选'], ['L', 'L', null]),
  type(15, 'LFIB', [3, 0], ['Fill in the Blanks (Type in)', '听力填空'], ['LW', 'LW', null]),
  type(16, 'HCS', [3, 2], ['Highlight Correct Summary', '选择正确摘要'], ['LR', '', 1]),
  type(17, 'LMCS', [3, 0], ['Multiple Choice, Single Answer (Listening)', '听力单选'], ['L', 'L', 1]),
  type(18, 'SMW', [3, 0], ['Select Missing Word', '选择缺失词'], ['L', 'L', 1]),
  type(19, 'HIW', [3, 0], ['Highlight Incorrect Words', '标出错误单词'], ['LR', 'LR', null]),
  type(20, 'WFD', [3, 0], ['Write From Dictation', '听写句子'], ['LW', 'LW', null]),
  type(21, 'RMCS', [2, 0], ['Multiple Choice, Single Answer (Reading)', '阅读单选'], ['R', 'R', 1]),
  type(22, 'WEM', [1, 1], ['Write Email', '写邮件（Core）'], ['', 'W', 15]),
  type(23, 'SWTC', [1, 1], ['Summarize Written Text (Core)', '书面文本总结（Core）'], ['', 'RW', 8]),
  type(24, 'SSTC', [3, 1], ['Summarize Spoken Text (Core)', '听力总结（Core）'], ['', 'LW', 10]),
  type(mockTypeId, 'Mock', [4, 0], ['Mock Exam', '模拟考试'], ['', '', null]),
];

const byId = new Map(builtInTypes.map((builtIn) => [builtIn.id, builtIn]));

export const builtInType = (id: number): BuiltInType | undefined => byId.get(id);
