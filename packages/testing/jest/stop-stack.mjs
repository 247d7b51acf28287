import { endStackForJest } from '../src/jest-stack.ts';

export default () => endStackForJest();
