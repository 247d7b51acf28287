/** What each kind of slip means, for the learner; `{wrong}` and `{right}` stand for the words at the place. */
export const slipSentences = {
  spelling: { zh: '拼写错误：“{wrong}”。', en: 'Spelling: “{wrong}”.' },
  agreement: {
    zh: '主谓不一致：“{wrong}”应为“{right}”。',
    en: 'Subject and verb do not agree: “{wrong}” should be “{right}”.',
  },
  'there-have': {
    zh: '表示“有”用 there is / there are，不用 there have。',
    en: 'To say that something exists, use “there is” or “there are”.',
  },
  plural: { zh: '这里要用复数：“{right}”。', en: 'A plural is needed here: “{right}”.' },
  singular: { zh: '这里要用单数：“{right}”。', en: 'A singular is needed here: “{right}”.' },
  'this-these': { zh: '复数名词前用 these。', en: 'Before a plural noun write “these”.' },
  'much-many': {
    zh: '可数名词用 many，不可数名词用 much。',
    en: 'Use “many” with things that can be counted, “much” with the rest.',
  },
  'a-an': {
    zh: '冠词应为“{right}”：看后面单词的读音是否以元音开头。',
    en: 'The article should be “{right}”: it follows the sound of the next word.',
  },
  article: { zh: '冠词用法不对，可改为“{right}”。', en: 'Check the article here: “{right}”.' },
  uncountable: { zh: '这个名词没有这种复数，应为“{right}”。', en: 'This noun has no such plural; write “{right}”.' },
  modal: { zh: '情态动词后面用动词原形，不加 to。', en: 'After a modal verb comes the plain verb, without “to”.' },
  'have-of': { zh: '应为 have，不是 of。', en: 'Write “have”, not “of”.' },
  'do-form': {
    zh: 'do / does / did 后面用动词原形“{right}”。',
    en: 'After do, does or did comes the plain verb: “{right}”.',
  },
  participle: { zh: 'have 后面用过去分词“{right}”。', en: 'After “have” comes the past participle: “{right}”.' },
  'be-verb': { zh: 'be 动词后面不能直接跟动词原形。', en: 'A plain verb cannot follow “be”.' },
  'to-form': {
    zh: '这里的动词形式不对，可改为“{right}”。',
    en: 'The form of the verb is wrong here; write “{right}”.',
  },
  'to-ing': { zh: '这里的 to 是介词，后面用动名词。', en: 'This “to” is a preposition, so a form in -ing follows.' },
  'preposition-verb': {
    zh: '介词后面用动名词“{right}”。',
    en: 'After a preposition the verb ends in -ing: “{right}”.',
  },
  comparative: { zh: '比较级形式不对，可改为“{right}”。', en: 'The comparison is wrong; write “{right}”.' },
  'bare-not': { zh: '否定句需要助动词：“{right}”。', en: 'A negative needs a helping verb: “{right}”.' },
  'two-verbs': { zh: '两个谓语动词连用，保留一个。', en: 'Two verbs stand side by side; keep one.' },
  'verb-object': { zh: '这个动词后面不需要介词，写“{right}”。', en: 'This verb takes no preposition: “{right}”.' },
  preposition: { zh: '介词用法不对，应为“{right}”。', en: 'Another preposition is needed: “{right}”.' },
  chinglish: { zh: '受中文影响的表达，可改为“{right}”。', en: 'English puts it another way: “{right}”.' },
  collocation: { zh: '搭配不当，应为“{right}”。', en: 'These words do not go together; write “{right}”.' },
  confused: { zh: '易混词：应为“{right}”。', en: 'Words that look alike: write “{right}”.' },
  'double-negative': { zh: '双重否定，去掉一个否定词。', en: 'Two negatives cancel each other; keep one.' },
  'double-subject': { zh: '主语重复，去掉多余的代词。', en: 'The subject is said twice; leave the pronoun out.' },
  'paired-conjunctions': {
    zh: '英文里 although 与 but、because 与 so 不同时使用。',
    en: 'English uses only one of “although … but” or “because … so”.',
  },
  'repeated-word': { zh: '单词重复。', en: 'A word stands here twice.' },
  capital: { zh: '这里要大写：“{right}”。', en: 'A capital letter is needed: “{right}”.' },
  fragment: { zh: '这是从句，不能单独成句。', en: 'This is only part of a sentence; join it to its main clause.' },
  'comma-splice': { zh: '两个完整的句子不能只用逗号连接。', en: 'A comma alone cannot join two sentences.' },
  'run-on': { zh: '句子过长，建议拆成几句。', en: 'This sentence runs on; make it several.' },
  apostrophe: { zh: '缺少撇号：“{right}”。', en: 'The apostrophe is missing: “{right}”.' },
  space: { zh: '标点后空一格，标点前不空格。', en: 'Put a space after the mark, none before it.' },
  'checked-grammar': { zh: '语法可能有误，可改为“{right}”。', en: 'The grammar may be wrong here; try “{right}”.' },
  'checked-punctuation': {
    zh: '标点可能有误，可改为“{right}”。',
    en: 'The punctuation may be wrong here; try “{right}”.',
  },
  'checked-word': { zh: '用词可能不当，可改为“{right}”。', en: 'Another word may be meant here; try “{right}”.' },
} as const satisfies Record<string, { readonly zh: string; readonly en: string }>;

export type SlipCode = keyof typeof slipSentences;
