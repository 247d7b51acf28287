/** A request as its signature sees it. Header names in lower case; `key` decoded, '' for the bucket itself. */
export interface OssRequest {
  method: string;
  bucket: string;
  key: string;
  headers: Record<string, string | undefined>;
  query: Record<string, string>;
}

export interface OssCredentials {
  accessKeyId: string;
  accessKeySecret: string;
}
