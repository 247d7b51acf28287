import { ask, loopback } from '../network.ts';

const apiVersions = 18;
const correlationId = 7;

/** A question that every broker answers once it takes requests: https://kafka.apache.org/protocol#The_Messages_ApiVersions */
function apiVersionsRequest(): Buffer {
  const clientId = Buffer.from('pte-health');
  const body = Buffer.alloc(10);
  body.writeInt16BE(apiVersions, 0);
  body.writeInt16BE(0, 2);
  body.writeInt32BE(correlationId, 4);
  body.writeInt16BE(clientId.length, 8);
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + clientId.length);
  return Buffer.concat([size, body, clientId]);
}

/** True when the broker serves requests, which is later than its port opening. */
export async function kafkaAnswers(port: number, host = loopback): Promise<boolean> {
  const answer = await ask(port, apiVersionsRequest(), host);
  return answer.length >= 10 && answer.readInt32BE(4) === correlationId && answer.readInt16BE(8) === 0;
}
