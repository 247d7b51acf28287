import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/api/api-error.js';
import { useCreateVipOrderMutation } from '../../lib/api/payment.endpoints.js';
import type { Order, Plan } from '../../lib/api/shapes.js';
import { confirmDevice } from '../../lib/browser/device-authentication.js';
import { randomId } from '../../lib/browser/random-id.js';
import { useMedia } from '../../lib/browser/use-media.js';
import { useAppDispatch } from '../../lib/store.js';
import { unixNow } from '../../lib/time/clock.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { mobileQuery } from '../../ui/media.js';
import { rememberOrder, returnUrl } from './last-order.js';
import { continueProblem } from './order-state.js';
import { openPaymentTab } from './payment-tab.js';

/** Creates orders and leads to the payment page: a new tab, on a phone the same page. One action at a time. */
export const useCheckout = () => {
  const { t } = useTranslation('membership');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const mobile = useMedia(mobileQuery);
  const [create] = useCreateVipOrderMutation();
  const [isBusy, setBusy] = useState(false);
  const inProgress = useRef(false);
  const complain = (message: string) => dispatch(toastShown({ kind: 'error', message }));

  const alone = async (work: () => Promise<void>) => {
    if (inProgress.current) return;
    inProgress.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      inProgress.current = false;
      setBusy(false);
    }
  };

  const leadTo = (id: number, address: string, show: (address: string) => boolean) => {
    rememberOrder(id);
    if (mobile) location.assign(address);
    else {
      const isOpen = show(address);
      navigate(`/vip?order=${id}${isOpen ? '' : '&blocked=1'}`);
    }
  };

  const pay = (orderType: Plan['orderType']) =>
    alone(async () => {
      const tab = mobile ? null : openPaymentTab();
      try {
        if (!(await confirmDevice())) throw new Error(t('deviceRefused'));
        const created = await create({ orderType, returnUrl, mobile, idempotencyKey: randomId() }).unwrap();
        leadTo(created.order.id, created.paymentUrl, tab?.show ?? (() => false));
      } catch (error) {
        tab?.close();
        const own = isApiError(error) || error instanceof Error ? error.message : '';
        complain(own || t(mobile ? 'failedMobile' : 'failedWeb'));
      }
    });

  const goOn = (order: Order) =>
    alone(async () => {
      const problem = continueProblem(order, unixNow());
      if (problem) return void complain(t(`continue.${problem}`));
      const tab = mobile ? null : openPaymentTab();
      if (!(await confirmDevice())) {
        tab?.close();
        return void complain(t('deviceRefused'));
      }
      leadTo(order.id, order.paymentUrl ?? '', tab?.show ?? (() => false));
    });

  return {
    isBusy,
    pay: (orderType: Plan['orderType']) => void pay(orderType),
    goOn: (order: Order) => void goOn(order),
  };
};
