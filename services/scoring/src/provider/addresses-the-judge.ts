/** What people write who hope that a machine reads it: orders to a rater, claims about the score, pieces of a conversation. */
const attempts: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,20}\b(?:all|any|previous|prior|above|earlier|your|system)\b[^.!?\n]{0,20}\b(?:instructions?|prompts?|rules)\b/i,
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,20}\b(?:rubrics?|criteria|guidelines)\b/i,
  /\b(?:give|award|assign|grant)\b[^.!?\n]{0,40}\b(?:full|maximum|highest|top|perfect)\b[^.!?\n]{0,20}\b(?:marks?|scores?|points?|grades?|bands?)\b/i,
  /\b(?:you are|act as|pretend to be)\b[^.!?\n]{0,30}\b(?:ai|rater|grader|examiner|assistant|language model|chatbot)\b/i,
  /\b(?:score|rate|grade|mark)\b[^.!?\n]{0,20}\b(?:this|my|the)\b[^.!?\n]{0,20}\b(?:essay|answer|text|response)\b[^.!?\n]{0,30}\b(?:full|maximum|highest|perfect|as \d)/i,
  /"?trait_\d+"?\s*:|"points"\s*:|\bfull_points\b|\breason_(?:en|zh)\b/i,
  /(?:^|\n)\s*(?:system|assistant|developer)\s*:|<\|?\/?(?:system|assistant|im_start|im_end|instructions?)\b/i,
  /\u{5FFD}\u{7565}|\u{6EE1}\u{5206}/u,
];

/** The answer speaks to whoever rates it. The engine is deaf to that; a provider may not be, so it is not asked. */
export const addressesTheJudge = (text: string): boolean => attempts.some((attempt) => attempt.test(text));
