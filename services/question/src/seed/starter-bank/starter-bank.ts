import { shortQuestionEverydayQuestions } from './asq/asq-everyday.js';
import { shortQuestionKnowledgeQuestions } from './asq/asq-knowledge.js';
import { imageChartQuestions } from './di/di-charts.js';
import { imageProcessQuestions } from './di/di-processes.js';
import { correctSummaryQuestions } from './hcs/hcs-talks.js';
import { incorrectWordsQuestions } from './hiw/hiw-talks.js';
import { typedBlanksQuestions } from './lfib/lfib-talks.js';
import { listeningSeveralChoicesQuestions } from './lmcm/lmcm-talks.js';
import { listeningOneChoiceQuestions } from './lmcs/lmcs-talks.js';
import { readAloudFirstQuestions } from './ra/ra-first.js';
import { readAloudNatureQuestions } from './ra/ra-nature.js';
import { readAloudSocietyQuestions } from './ra/ra-society.js';
import { dragNatureQuestions } from './rfib/rfib-nature.js';
import { dragScienceQuestions } from './rfib/rfib-science.js';
import { dragSocietyQuestions } from './rfib/rfib-society.js';
import { dragWorkQuestions } from './rfib/rfib-work.js';
import { lectureScienceQuestions } from './rl/rl-science.js';
import { lectureSocietyQuestions } from './rl/rl-society.js';
import { readingSeveralChoicesQuestions } from './rmcm/rmcm-mixed.js';
import { reorderNatureQuestions } from './ro/ro-nature.js';
import { reorderScienceQuestions } from './ro/ro-science.js';
import { reorderSocietyQuestions } from './ro/ro-society.js';
import { reorderWorkQuestions } from './ro/ro-work.js';
import { repeatSentenceCampusQuestions } from './rs/rs-campus.js';
import { repeatSentenceWorldQuestions } from './rs/rs-world.js';
import { situationQuestions } from './rts/rts-everyday.js';
import { dropdownNatureQuestions } from './rwfib/rwfib-nature.js';
import { dropdownScienceQuestions } from './rwfib/rwfib-science.js';
import { dropdownSocietyQuestions } from './rwfib/rwfib-society.js';
import { dropdownWorkQuestions } from './rwfib/rwfib-work.js';
import { discussionCampusQuestions } from './sgd/sgd-campus.js';
import { discussionSocietyQuestions } from './sgd/sgd-society.js';
import { natureQuestions } from './single-choice-nature.js';
import { societyQuestions } from './single-choice-society.js';
import { missingWordQuestions } from './smw/smw-talks.js';
import { spokenLectureQuestions } from './ssta/ssta-lectures.js';
import { spokenEverydayQuestions } from './sstc/sstc-everyday.js';
import type { StarterQuestion } from './starter-question.js';
import { academicSummaryScienceQuestions } from './swta/swta-science.js';
import { academicSummarySocietyQuestions } from './swta/swta-society.js';
import { everydaySummaryQuestions } from './swtc/swtc-everyday.js';
import { emailQuestions } from './wem/wem-everyday.js';
import { essayLifeQuestions } from './wes/wes-life.js';
import { essaySocietyQuestions } from './wes/wes-society.js';
import { dictationStudyQuestions } from './wfd/wfd-study.js';
import { dictationWorldQuestions } from './wfd/wfd-world.js';

/** Every question that comes with the product, written for it. */
export const starterBank: readonly StarterQuestion[] = [
  ...readAloudFirstQuestions,
  ...natureQuestions,
  ...societyQuestions,
  ...readAloudNatureQuestions,
  ...readAloudSocietyQuestions,
  ...repeatSentenceCampusQuestions,
  ...repeatSentenceWorldQuestions,
  ...shortQuestionEverydayQuestions,
  ...shortQuestionKnowledgeQuestions,
  ...dictationStudyQuestions,
  ...dictationWorldQuestions,
  ...situationQuestions,
  ...imageChartQuestions,
  ...imageProcessQuestions,
  ...lectureScienceQuestions,
  ...lectureSocietyQuestions,
  ...discussionCampusQuestions,
  ...discussionSocietyQuestions,
  ...academicSummaryScienceQuestions,
  ...academicSummarySocietyQuestions,
  ...everydaySummaryQuestions,
  ...essayLifeQuestions,
  ...essaySocietyQuestions,
  ...emailQuestions,
  ...dropdownScienceQuestions,
  ...dropdownNatureQuestions,
  ...dropdownSocietyQuestions,
  ...dropdownWorkQuestions,
  ...dragScienceQuestions,
  ...dragNatureQuestions,
  ...dragSocietyQuestions,
  ...dragWorkQuestions,
  ...reorderScienceQuestions,
  ...reorderNatureQuestions,
  ...reorderSocietyQuestions,
  ...reorderWorkQuestions,
  ...readingSeveralChoicesQuestions,
  ...spokenLectureQuestions,
  ...spokenEverydayQuestions,
  ...listeningSeveralChoicesQuestions,
  ...typedBlanksQuestions,
  ...correctSummaryQuestions,
  ...listeningOneChoiceQuestions,
  ...missingWordQuestions,
  ...incorrectWordsQuestions,
];
