import { stackForJest } from '../src/jest-stack.ts';

export default () => stackForJest();
