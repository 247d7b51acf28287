import { describe, expect, it } from '@jest/globals';
import { csvRows } from './csv-rows.js';

describe('csvRows', () => {
  it('reads quotes, commas and line breaks inside cells', () => {
    const text = '\uFEFFid,text\r\n1,"He said ""yes"", then\nleft."\r\n2,plain\n3,\n';
    expect(csvRows(text)).toEqual([
      { id: '1', text: 'He said "yes", then\nleft.' },
      { id: '2', text: 'plain' },
      { id: '3', text: '' },
    ]);
  });

  it('reads an empty quoted cell as empty', () => {
    expect(csvRows('id,text\n1,""')).toEqual([{ id: '1', text: '' }]);
  });
});
