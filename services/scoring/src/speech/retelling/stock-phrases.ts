import type { RetellingTask } from '@pte/exam/judging';

/** What ends a summary or shows how its parts hang together. Source: scoring.md 4.3, band 6. */
export const links: readonly string[] = [
  'in conclusion',
  'to conclude',
  'in summary',
  'to sum up',
  'to summarize',
  'overall',
  'in the end',
  'as a result',
  'therefore',
  'however',
  'in contrast',
  'by contrast',
  'on the other hand',
  'on the contrary',
  'for this reason',
  'this means that',
  'compared with',
  'although',
  'furthermore',
  'in addition',
];

/** Frames that are learned by heart and fit every question. */
export const stockFrames: readonly string[] = [
  'the following graph gives information about',
  'this picture gives information about',
  'the given image shows the information about',
  'this image is very informative and important',
  'the lecture was mainly about',
  'the speaker was talking about',
  'the speaker provided a lot of information',
  'according to the information given',
  'there are many important points in this lecture',
  'he also mentioned some interesting facts',
  'it contains a lot of useful information',
  'the lecture was very informative and interesting',
  'i have learned a lot from this lecture',
  'in conclusion this picture is very informative',
  'this is all the information that i can see',
  'there are various items in different colors',
];

/** What shows that an act was done, by the names of the exam. Source: scoring.md 6, type 7. */
export const actPhrases: Readonly<Record<string, readonly string[]>> = {
  apologise: ['sorry', 'apologize', 'my apologies', 'my fault', 'forgive me', 'excuse me'],
  request: [
    'could you',
    'can you',
    'would you mind',
    'would it be possible',
    'may i',
    'could i',
    'can i',
    'i would like to',
    'please',
    'i was wondering if',
  ],
  explain: [
    'because',
    'the reason',
    'the thing is',
    'the problem is',
    'had to',
    'since i',
    'was not able to',
    'that is why',
  ],
  suggest: [
    'how about',
    'what about',
    'why do not we',
    'we could',
    'i could',
    'you could',
    'maybe',
    'perhaps',
    'instead',
    'i suggest',
    'would it help',
    'let us',
    'happy to',
  ],
  thank: ['thank you', 'thanks', 'i appreciate', 'grateful'],
  refuse: ['i am afraid', 'unfortunately', 'can not', 'cannot', 'not able to', 'no thank you', 'i would rather not'],
  invite: ['would you like to', 'come along', 'join us', 'you are welcome', 'invite', 'we would love to have you'],
  complain: [
    'not happy',
    'complain',
    'the problem is',
    'disappointed',
    'bother',
    'not acceptable',
    'too loud',
    'i am afraid',
  ],
};

/** What does not fit the register that the situation asks for. */
export const offRegister: Readonly<Record<NonNullable<RetellingTask['register']>, readonly string[]>> = {
  formal: ['gonna', 'wanna', 'gotta', 'what is up', 'hey buddy', 'no worries mate', 'hey man', 'you guys'],
  neutral: [],
  informal: [
    'dear sir or madam',
    'yours faithfully',
    'i am writing to inform you',
    'i hereby',
    'to whom it may concern',
  ],
};
