import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and jsdom has not. */
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
