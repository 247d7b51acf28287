import { InMemoryBroker } from '@pte/testing/in-memory-broker';
import { InMemoryEventBus } from '@pte/testing/in-memory-event-bus';
import { eventBusConformance } from './event-bus-conformance.js';

eventBusConformance('the in-memory bus', async () => {
  const broker = new InMemoryBroker();
  return {
    participant: () => {
      const bus = new InMemoryEventBus(broker);
      return { bus, cut: () => bus.cut(), restore: () => bus.restore() };
    },
    close: async () => undefined,
  };
});
