import { infrastructureForJest } from '../src/jest-infrastructure.ts';

export default () => infrastructureForJest();
