/** Inside WeChat's own browser links to Alipay are intercepted. */
export const isInsideWechat = (userAgent = navigator.userAgent): boolean => /MicroMessenger/i.test(userAgent);

/** A tab that is opened in the click, before its address is known: later the browser would block it. */
export interface PaymentTab {
  /** False when the tab was blocked or closed meanwhile. */
  show(address: string): boolean;
  close(): void;
}

export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    show: (address) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}
