import { escapeXml } from './xml.js';

/** A refusal as OSS words it: https://www.alibabacloud.com/help/en/oss/support/error-codes */
export class OssError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toXml(requestId: string, host: string): string {
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message>` +
      `<RequestId>${requestId}</RequestId><HostId>${escapeXml(host)}</HostId></Error>`
    );
  }
}

export const accessDenied = (message: string): OssError => new OssError(403, 'AccessDenied', message);

export const signatureDoesNotMatch = (): OssError =>
  new OssError(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  );

export const noSuchKey = (): OssError => new OssError(404, 'NoSuchKey', 'The specified key does not exist.');
