import type { ChannelOptions } from '@grpc/grpc-js';

/** Largest message either way, bytes: a bulk read of 50 long questions fits. */
const maxMessageBytes = 32 * 1024 * 1024;

/** Options of every channel and server in the house. Dead connections are noticed within 15 s. */
export const channelOptions: ChannelOptions = {
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.max_receive_message_length': maxMessageBytes,
  'grpc.max_send_message_length': maxMessageBytes,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
};
