import { describe } from '@jest/globals';
import { multipleChoice, singleChoice } from './hands/choices.js';
import { describeObjective } from './objective-types.js';

describe('one choice of several', () => describeObjective([21, 16, 17, 18], singleChoice));
describe('several choices of several', () => describeObjective([10, 14], multipleChoice));
