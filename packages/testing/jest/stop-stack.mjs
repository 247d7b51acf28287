import { endInfrastructureForJest } from '../src/jest-infrastructure.ts';

export default () => endInfrastructureForJest();
