import { describe, expect, it } from '@jest/globals';
import { countsIn } from './run-suite.ts';

describe('countsIn', () => {
  it('counts a file that could not run as one failed test', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { status: 'passed', message: '' },
        { status: 'failed', message: 'expected 1' },
        { status: 'failed', message: 'cannot find module' },
      ],
    };
    expect(countsIn(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 2,
      reason: 'expected 1\ncannot find module',
    });
  });
});
