import { api } from './api.js';
import type { Order, OrderCreated, OrderStatus, Plan } from './shapes.js';

export interface NewVipOrder {
  orderType: Plan['orderType'];
  returnUrl: string;
  /** Alipay's page for phones. */
  mobile: boolean;
  idempotencyKey: string;
}

export interface OrderFilter {
  limit: number;
  offset: number;
  status: OrderStatus | '';
}

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createVipOrder: build.mutation<OrderCreated, NewVipOrder>({
      query: ({ orderType, returnUrl, mobile, idempotencyKey }) => ({
        path: `/payment/alipay/order/vip${mobile ? '/wap' : ''}`,
        method: 'PUT',
        body: { orderType, returnUrl },
        idempotencyKey,
      }),
      invalidatesTags: ['Order'],
    }),
    order: build.query<Order, number>({
      query: (id) => ({ path: `/payment/order/${id}` }),
      providesTags: ['Order'],
    }),
    orders: build.query<Order[], OrderFilter>({
      query: (filter) => ({ path: '/payment/order', query: { ...filter, mine: true } }),
      providesTags: ['Order'],
    }),
    orderCount: build.query<{ count: number }, Pick<OrderFilter, 'status'>>({
      query: (filter) => ({ path: '/payment/order', query: { ...filter, mine: true, count: true } }),
      providesTags: ['Order'],
    }),
    closeOrder: build.mutation<Order, number>({
      query: (id) => ({ path: `/payment/order/${id}/close`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useCreateVipOrderMutation, useOrderQuery, useOrdersQuery, useOrderCountQuery, useCloseOrderMutation } =
  paymentApi;
