import { describe } from '@jest/globals';
import { orderedBoxes } from './hands/boxes.js';
import { dictation } from './hands/text.js';
import { pickedWords } from './hands/words.js';
import { describeObjective } from './objective-types.js';

describe('paragraphs in order', () => describeObjective([11], orderedBoxes));
describe('words that differ from the recording', () => describeObjective([19], pickedWords));
describe('a sentence from dictation', () => describeObjective([20], dictation));
