import type Dysmsapi from '@alicloud/dysmsapi20170525';
import type { CodeMessage, SmsSender } from './sms-sender.js';

export interface AliyunSms {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  /** Signature and template as approved by Aliyun; the template has one parameter, `code`. */
  readonly signName: string;
  readonly templateCode: string;
  /** `https://dysmsapi.aliyuncs.com`, or a stand-in. */
  readonly endpoint: string;
}

/** Milliseconds */
const timeout = 6_000;

/** Aliyun writes mainland numbers without country code and all others without plus sign. */
const aliyunNumber = (phone: string): string => phone.replace(/^\+86(?=1\d{10}$)/, '').replace(/^\+/, '');

/** Short messages by Aliyun: SendSms of version 2017-05-25. */
export class AliyunSmsSender implements SmsSender {
  private client: Promise<Dysmsapi.default> | undefined;

  constructor(private readonly options: AliyunSms) {}

  async send({ phone, code }: CodeMessage): Promise<void> {
    this.client ??= this.connect();
    const { SendSmsRequest } = await library();
    const { signName, templateCode } = this.options;
    const request = new SendSmsRequest({
      phoneNumbers: aliyunNumber(phone),
      signName,
      templateCode,
      templateParam: JSON.stringify({ code }),
    });
    const { body } = await (await this.client).sendSms(request);
    if (body?.code !== 'OK') throw new Error(`Aliyun refused a message: ${body?.code}`);
  }

  private async connect(): Promise<Dysmsapi.default> {
    const [{ default: Client }, { $OpenApiUtil }] = await Promise.all([
      library(),
      import('@alicloud/openapi-core').then((loaded) => loaded.default),
    ]);
    const { accessKeyId, accessKeySecret, endpoint } = this.options;
    const { protocol, host } = new URL(endpoint);
    return new Client(
      new $OpenApiUtil.Config({
        accessKeyId,
        accessKeySecret,
        endpoint: host,
        protocol: protocol.replace(':', ''),
        connectTimeout: timeout,
        readTimeout: timeout,
      }),
    );
  }
}

/** The client library takes 40 MB, so it is loaded when the first message is sent. */
const library = async () => (await import('@alicloud/dysmsapi20170525')).default;
