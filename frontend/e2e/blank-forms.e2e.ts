import { describe } from '@jest/globals';
import { dragBlanks, dropdownBlanks, typedBlanks } from './hands/blanks.js';
import { describeObjective } from './objective-types.js';

describe('blanks with a list each', () => describeObjective([9], dropdownBlanks));
describe('blanks with one bank of words', () => describeObjective([12], dragBlanks));
describe('blanks to type in', () => describeObjective([15], typedBlanks));
